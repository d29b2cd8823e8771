// 5:20: error: this never matches: the operand is `32-bit signless integer`, and not `32-bit float`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp F32:$x), (IntOp $x)>;
