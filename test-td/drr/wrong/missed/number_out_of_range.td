// 5:35: error: `$t` has no value number 2
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(TwoOp:$t $x), (TwoOp $t__2)>;
