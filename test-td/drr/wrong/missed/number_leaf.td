// 5:20: error: unexpected argument in a source pattern: the number 3
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp 3), (NoneOp)>;
