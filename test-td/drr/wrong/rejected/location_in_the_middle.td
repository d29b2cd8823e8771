// 5:42: error: `location` must follow the arguments
// mlir-tblgen: resultant op 'drr.pair' argument number mismatch: 3 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(PairOp $x, $y), (PairOp $x, (location "l"), $y)>;
