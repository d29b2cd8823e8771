// 5:51: error: `$p` has no location: it is not a value or an op
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (OneOp $x, (location $p))>;
