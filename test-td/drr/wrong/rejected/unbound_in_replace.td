// 5:43: error: referencing unbound symbol 'y'
// mlir-tblgen: referencing unbound symbol 'y'
include "ops.td"

def P : Pat<(OneOp $x), (replaceWithValue $y)>;
