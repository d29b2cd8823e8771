// 5:32: error: referencing unbound symbol '_'
// mlir-tblgen: referencing unbound symbol '_'
include "ops.td"

def P : Pat<(OneOp $_), (OneOp $_)>;
