// 5:23: error: symbol 'x' bound more than once
// mlir-tblgen: symbol 'x' bound more than once
include "ops.td"

def P : Pat<(OneOp:$x $x), (OneOp $x)>;
