// 5:28: error: `$x` of op 'drr.same' should be an operand
// mlir-tblgen: the 1-th argument of op 'drr.same' should be an operand
include "ops.td"

def P : Pat<(OneOp (SameOp StrAttr)), (NoneOp)>;
