// 5:22: error: further constrain op drr.maybe's variadic operand #0 unsupported now
// mlir-tblgen: further constrain op drr.maybe's variadic operand #0 unsupported now
include "ops.td"

def P : Pat<(MaybeOp I32:$v), (MaybeOp $v)>;
