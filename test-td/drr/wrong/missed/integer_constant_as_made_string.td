// 5:40: error: the constant is `constant attribute 1`, and the attribute is `string attribute`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (StrAttrOp $x, ConstantAttr<I32Attr, "1">)>;
