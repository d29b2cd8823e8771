// [3.4] A constant with a name, used in the result.
include "ops.td"

def Five : Pat<(AttrOp $x, ConstantAttr<I32Attr, "5">:$five), (AttrsOp $x, $five, $five)>;
