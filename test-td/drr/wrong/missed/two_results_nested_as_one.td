// 5:32: error: operand `$x` of op 'drr.one' cannot be 2 values
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (TwoLikeOp $x))>;
