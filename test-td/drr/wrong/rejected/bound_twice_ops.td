// 5:36: error: symbol 'o' bound more than once
// mlir-tblgen: symbol 'o' bound more than once
include "ops.td"

def P : Pat<(PairOp (OneOp:$o $x), (OneOp:$o $y)), (PairOp $x, $y)>;
