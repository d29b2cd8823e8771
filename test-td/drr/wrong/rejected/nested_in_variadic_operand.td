// 5:21: error: use nested DAG construct to match op drr.many's variadic operand #0 unsupported now
// mlir-tblgen: use nested DAG construct to match op drr.many's variadic operand #0 unsupported now
include "ops.td"

def P : Pat<(ManyOp (OneOp $x)), (OneOp $x)>;
