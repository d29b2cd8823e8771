// 5:21: error: further constrain op drr.many's variadic operand #0 unsupported now
// mlir-tblgen: further constrain op drr.many's variadic operand #0 unsupported now
include "ops.td"

def P : Pat<(ManyOp I32:$v), (ManyOp $v)>;
