// 5:43: error: `$t` has no value number 7
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp (TwoOp:$t $x)), (OneOp $t__7)>;
