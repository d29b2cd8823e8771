// 5:30: error: symbol 'a' bound more than once
// mlir-tblgen: symbol 'a' bound more than once
include "ops.td"

def P : Pat<(AttrsOp $x, $a, $a), (OneOp $x)>;
