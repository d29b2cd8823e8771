// 5:23: error: symbol 'o' bound more than once
// mlir-tblgen: symbol 'o' bound more than once
include "ops.td"

def P : Pat<(OneOp:$o (OneOp:$o $x)), (OneOp $x)>;
