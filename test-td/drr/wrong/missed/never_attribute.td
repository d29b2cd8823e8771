// 5:25: error: this never matches: the attribute is `32-bit signless integer attribute`, and not `64-bit signless integer attribute`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, I64Attr), (OneOp $x)>;
