// [3.4] An optional attribute that must have one value.
include "ops.td"

def Three : Pat<(OptionalAttrOp $x, ConstantAttr<I32Attr, "3">), (OneOp $x)>;
