// 5:25: error: variadic can only be applied on operand
// mlir-tblgen: encountered non-op, non-NativeCodeCall match.
include "ops.td"

def P : Pat<(AttrOp $x, (variadic $a)), (OneOp $x)>;
