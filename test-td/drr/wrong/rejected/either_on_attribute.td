// 5:21: error: either can only be applied on operand
// mlir-tblgen: either can only be applied on operand
include "ops.td"

def P : Pat<(AttrOp (either $x, $a)), (OneOp $x)>;
