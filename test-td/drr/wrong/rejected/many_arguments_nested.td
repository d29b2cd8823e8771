// 5:20: error: op 'drr.one' argument number mismatch: 2 in pattern vs. 1 in definition
// mlir-tblgen: op 'drr.one' argument number mismatch: 2 in pattern vs. 1 in definition
include "ops.td"

def P : Pat<(OneOp (OneOp $x, $y)), (OneOp $x)>;
