// 5:48: error: `$k` is an attribute, and a value is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, $k), (OneOp $x), [(I32 $k)]>;
