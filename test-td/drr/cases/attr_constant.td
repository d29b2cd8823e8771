// [3.4] A constant attribute is compared.
include "ops.td"

def Five : Pat<(AttrOp $x, ConstantAttr<I32Attr, "5">), (OneOp $x)>;
def Minus : Pat<(AttrOp $x, ConstantAttr<I32Attr, "-1">), (OtherOp $x)>;
