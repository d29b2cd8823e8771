// 5:46: error: referencing unbound symbol 'l'
// mlir-tblgen: referencing unbound symbol 'l'
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x, (location $l))>;
