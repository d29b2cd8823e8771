// 5:33: error: operand `$x` of op 'drr.one' cannot be any number of values
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(ManyOp $v), (OneOp $v)>;
