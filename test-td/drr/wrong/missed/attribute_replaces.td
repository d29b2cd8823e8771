// 5:48: error: `$a` is an attribute, and a value is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, $a), (replaceWithValue $a)>;
