// 5:33: error: `location` must follow the arguments
// mlir-tblgen: op 'drr.pair' argument number mismatch: 2 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(OneOp $x), (PairOp (location $x), $x)>;
