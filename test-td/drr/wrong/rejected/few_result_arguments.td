// 5:25: error: op 'drr.pair' argument number mismatch: 1 in pattern vs. 2 in definition
// mlir-tblgen: op 'drr.pair' argument number mismatch: 1 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(OneOp $x), (PairOp $x)>;
