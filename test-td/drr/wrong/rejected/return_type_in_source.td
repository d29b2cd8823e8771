// 5:20: error: `returnType` cannot be used in a source pattern
// mlir-tblgen: op 'drr.one' argument number mismatch: 1 in pattern vs. 1 in definition
include "ops.td"

def P : Pat<(OneOp (returnType $x)), (OneOp $x)>;
