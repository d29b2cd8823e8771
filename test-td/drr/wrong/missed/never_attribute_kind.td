// 5:28: error: this never matches: the attribute is `string attribute`, and not `32-bit signless integer attribute`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(StrAttrOp $x, I32Attr), (OneOp $x)>;
