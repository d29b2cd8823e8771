// 5:24: error: `location` cannot be used in a source pattern
// mlir-tblgen: encountered non-op, non-NativeCodeCall match.
include "ops.td"

def P : Pat<(OneOp $x, (location $x)), (OtherOp $x)>;
