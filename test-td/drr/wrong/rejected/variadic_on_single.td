// 5:20: error: variadic DAG construct can't match op drr.one's non-variadic operand #0
// mlir-tblgen: variadic DAG construct can't match op drr.one's non-variadic operand #0
include "ops.td"

def P : Pat<(OneOp (variadic $x)), (NoneOp)>;
