// 5:20: error: op 'drr.sink' has no results, so no operand is defined by it
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp (SinkOp $x)), (OneOp $x)>;
