// 5:34: error: symbol 'x' bound more than once
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(ManyOp (variadic:$x $x)), (OneOp $x)>;
