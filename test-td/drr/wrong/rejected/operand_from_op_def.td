// 5:32: error: operand `$x` of op 'drr.one' takes a value
// mlir-tblgen: referencing unbound symbol ''
include "ops.td"

def P : Pat<(OneOp $x), (OneOp NoneOp)>;
