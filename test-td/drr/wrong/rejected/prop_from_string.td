// 5:46: error: raw string not supported as argument
// mlir-tblgen: raw string not supported as argument
include "ops.td"

def P : Pat<(PropOp $x, $p), (SamePropOp $x, "5")>;
