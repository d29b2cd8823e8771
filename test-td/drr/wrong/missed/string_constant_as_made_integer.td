// 5:37: error: the constant is `constant attribute "a"`, and the attribute is `32-bit signless integer attribute`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (AttrOp $x, ConstantStrAttr<StrAttr, "a">)>;
