// 5:14: error: Type 'Drr_Op' is invalid, list expected
// mlir-tblgen: Type 'Drr_Op' is invalid, list expected
include "ops.td"

def P : Pat<(OneOp [1, 2]), (NoneOp)>;
