// 5:20: error: `either` groups two operands, and op 'drr.one' has 1 operand
// mlir-tblgen: op 'drr.one' argument number mismatch: 2 in pattern vs. 1 in definition
include "ops.td"

def P : Pat<(OneOp (either $x, $y)), (OtherOp $x)>;
