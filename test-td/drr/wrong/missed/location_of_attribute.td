// 5:51: error: `$a` has no location: it is not a value or an op
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, $a), (OneOp $x, (location $a))>;
