// 5:32: error: op 'drr.one' has 1 result, but `returnType` gives 2 types
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType $x, $x)))>;
