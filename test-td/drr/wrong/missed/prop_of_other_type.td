// 5:45: error: `$p` is `i32`, and the property is `&'c str`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (StrPropOp $x, $p)>;
