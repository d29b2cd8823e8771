// 5:42: error: `$x` is not an attribute, and one is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, $a), (AttrOp $x, $x)>;
