// 5:46: error: `$a` is not a property, and one is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, $a), (SamePropOp $x, $a)>;
