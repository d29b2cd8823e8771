// 5:20: error: this never matches: the operand is `32-bit signless integer`, and `drr.shape` yields none
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp (ShapeOp $x)), (IntOp $x)>;
