// 5:34: error: operand `$x` of op 'drr.one' cannot be one value or none
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(MaybeOp $v), (OneOp $v)>;
