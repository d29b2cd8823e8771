// 5:40: error: referencing unbound symbol 'y'
// mlir-tblgen: referencing unbound symbol 'y'
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (SameOp $y))>;
