// 5:38: error: `returnType` must follow the arguments
// mlir-tblgen: resultant op 'drr.pair' argument number mismatch: 3 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(PairOp $x, $y), (PairOp (returnType $x), $x, $y)>;
