// 5:32: error: op 'drr.two' has 2 results, but `returnType` gives 1 type
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (TwoOp:$t__0 $x, (returnType $x)))>;
