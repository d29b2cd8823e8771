// 5:22: error: variadic DAG construct can't match op drr.maybe's non-variadic operand #0
// mlir-tblgen: variadic DAG construct can't match op drr.maybe's non-variadic operand #0
include "ops.td"

def P : Pat<(MaybeOp (variadic $x)), (NoneOp)>;
