// 5:20: error: `$x` of op 'drr.one' should be an operand
// mlir-tblgen: the 1-th argument of op 'drr.one' should be an operand
include "ops.td"

def P : Pat<(OneOp I32Attr:$x), (NoneOp)>;
