// 5:46: error: referencing unbound symbol ''
// mlir-tblgen: referencing unbound symbol ''
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x, (location 7))>;
