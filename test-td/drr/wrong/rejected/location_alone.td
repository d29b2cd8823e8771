// 5:25: error: location directive can only be used with op creation
// mlir-tblgen: location directive can only be used with op creation
include "ops.td"

def P : Pat<(OneOp $x), (location "a")>;
