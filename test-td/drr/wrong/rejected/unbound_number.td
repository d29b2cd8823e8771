// 5:32: error: referencing unbound symbol 'r__0'
// mlir-tblgen: referencing unbound symbol 'r__0'
include "ops.td"

def P : Pat<(TwoOp $x), (TwoOp $r__0)>;
