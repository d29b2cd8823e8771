// 5:38: error: symbol 'p' bound more than once
// mlir-tblgen: symbol 'p' bound more than once
include "ops.td"

def P : Pat<(PropOp (PropOp $x, $p), $p), (SamePropOp $x, $p)>;
