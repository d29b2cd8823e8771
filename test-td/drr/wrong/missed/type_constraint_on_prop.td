// 5:48: error: `$k` is a property, and a value is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $k), (OneOp $x), [(I32 $k)]>;
