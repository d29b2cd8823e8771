// 5:25: error: an op is expected here, and `variadic` is none
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (variadic $x)>;
