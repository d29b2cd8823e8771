// 5:37: error: `variadic` makes a variadic operand, and this operand of op 'drr.one' is none
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PairOp $x, $y), (OneOp (variadic $x))>;
