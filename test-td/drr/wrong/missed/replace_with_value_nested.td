// 5:34: error: `replaceWithValue` cannot be nested
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OtherOp (replaceWithValue $x))>;
