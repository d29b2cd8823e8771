// 5:20: error: `replaceWithValue` cannot be used in a source pattern
// mlir-tblgen: encountered non-op, non-NativeCodeCall match.
include "ops.td"

def P : Pat<(OneOp (replaceWithValue $x)), (OneOp $x)>;
