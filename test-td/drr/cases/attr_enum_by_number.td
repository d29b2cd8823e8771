// [3.4] An enum case by its number.
include "ops.td"

def A : Pat<(ColorOp $x, ConstantAttr<I32Attr, "1">), (OneOp $x)>;
def B : Pat<(ColorOp $x, Drr_Color:$c), (ColorOp $x, ConstantAttr<I32Attr, "1">), [(I1 $x)]>;
