// 5:13: error: op 'drr.triple' argument number mismatch: 2 in pattern vs. 3 in definition
// mlir-tblgen: op 'drr.triple' argument number mismatch: 2 in pattern vs. 3 in definition
include "ops.td"

def P : Pat<(TripleOp (either $x, $y, $z)), (OneOp $x)>;
