// 5:49: error: `$x` is `32-bit signless integer`, and the operand is `index`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp $x), (IntOp (WordOp (AllocOp $x)))>;
