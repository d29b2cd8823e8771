// [3.4] A default-valued attribute is always there.
include "ops.td"

def Seven : Pat<(DefaultAttrOp $x, ConstantAttr<I32Attr, "7">), (OneOp $x)>;
def Rest : Pat<(DefaultAttrOp $x, $a), (AttrOp $x, $a)>;
