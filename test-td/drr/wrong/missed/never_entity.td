// 5:38: error: this never matches: `$x` is `32-bit signless integer`, and not `index`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp $x), (OneOp $x), [(Index $x)]>;
