// 5:34: error: operand `$x` of op 'drr.other' takes a value
// mlir-tblgen: referencing unbound symbol ''
include "ops.td"

def P : Pat<(OneOp $x), (OtherOp "a")>;
