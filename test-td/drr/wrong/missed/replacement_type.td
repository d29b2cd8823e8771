// 5:25: error: `index` cannot replace a result of `drr.int`, which is `32-bit signless integer`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp $x), (ShapeOp $x)>;
