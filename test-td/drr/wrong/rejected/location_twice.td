// 5:52: error: `location` directive can only be specified once
// mlir-tblgen: `location` directive can only be specified once
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x, (location "a"), (location "b"))>;
