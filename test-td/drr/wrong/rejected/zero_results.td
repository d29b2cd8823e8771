// 5:25: error: not enough values generated to replace the matched op
// mlir-tblgen: not enough values generated to replace the matched op
include "ops.td"

def P : Pat<(OneOp $x), (SinkOp $x)>;
