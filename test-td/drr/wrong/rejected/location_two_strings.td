// 5:51: error: Only one string attribute may be specified
// mlir-tblgen: Only one string attribute may be specified
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x, (location "a", "b"))>;
