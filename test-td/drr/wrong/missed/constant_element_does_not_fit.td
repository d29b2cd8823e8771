// 5:53: error: the constant does not fit into `i32`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrsOp $x, ConstantAttr<I32ArrayAttr, "{1, 3000000000}">, $_), (OneOp $x)>;
