// 5:30: error: this never matches: the attribute is `32-bit float attribute`, and not `constant attribute 1`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(FloatAttrOp $x, ConstantAttr<I32Attr, "1">), (OneOp $x)>;
