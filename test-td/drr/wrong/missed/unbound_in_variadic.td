// 5:47: error: referencing unbound symbol 'y'
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (ManyOp (variadic $x, $y))>;
