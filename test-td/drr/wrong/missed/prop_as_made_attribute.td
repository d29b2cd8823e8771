// 5:42: error: `$p` is not an attribute, and one is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (AttrOp $x, $p)>;
