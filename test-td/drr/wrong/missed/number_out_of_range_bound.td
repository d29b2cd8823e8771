// 5:20: error: op 'drr.two' has no result number 2
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp (TwoOp:$t__2 $x)), (OneOp $x)>;
