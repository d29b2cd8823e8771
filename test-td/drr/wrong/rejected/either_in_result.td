// 5:38: error: `either` can only stand in a source pattern
// mlir-tblgen: resultant op 'drr.pair' argument number mismatch: 1 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(PairOp $x, $y), (PairOp (either $x, $y))>;
