// 5:38: error: `$p` is a property, and a value is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (SameOp $p)>;
