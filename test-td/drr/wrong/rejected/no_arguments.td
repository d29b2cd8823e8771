// 5:13: error: op 'drr.one' argument number mismatch: 0 in pattern vs. 1 in definition
// mlir-tblgen: op 'drr.one' argument number mismatch: 0 in pattern vs. 1 in definition
include "ops.td"

def P : Pat<(OneOp), (NoneOp)>;
