// 5:25: error: this never matches: `a` is always there
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, IsNullAttr), (OneOp $x)>;
