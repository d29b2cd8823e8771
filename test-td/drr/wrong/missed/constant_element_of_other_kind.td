// 5:53: error: the constant is an integer, expected `str`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrsOp $x, ConstantAttr<StrArrayAttr, "{1}">, $_), (OneOp $x)>;
