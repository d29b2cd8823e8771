// 5:13: error: op 'drr.none' argument number mismatch: 1 in pattern vs. 0 in definition
// mlir-tblgen: op 'drr.none' argument number mismatch: 1 in pattern vs. 0 in definition
include "ops.td"

def P : Pat<(NoneOp $x), (OneOp $x)>;
