// 5:42: error: this never matches: `$x` is `index` here, and `32-bit signless integer` before
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PairOp (IntOp $x), (AllocOp $x)), (OneOp $x)>;
