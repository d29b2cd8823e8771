// 5:38: error: `OneOp` is not a constraint
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x), [(OneOp $x)]>;
