// 5:32: error: op 'drr.sum' argument number mismatch: 1 in pattern vs. 2 in definition
// mlir-tblgen: op 'drr.sum' argument number mismatch: 1 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (SumOp $x))>;
