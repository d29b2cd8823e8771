// 5:22: error: this never matches: the operand is `index`, and `drr.int` yields none
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AllocOp (IntOp:$i__0 $x)), (AllocOp $i)>;
