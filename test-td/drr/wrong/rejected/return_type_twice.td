// 5:60: error: `returnType` directive can only be specified once
// mlir-tblgen: `returnType` directive can only be specified once
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType $x), (returnType $x)))>;
