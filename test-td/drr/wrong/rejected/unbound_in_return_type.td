// 5:55: error: referencing unbound symbol 't'
// mlir-tblgen: referencing unbound symbol 't'
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType $t)))>;
