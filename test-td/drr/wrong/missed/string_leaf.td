// 5:20: error: unexpected argument in a source pattern: the string "x"
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp "x"), (NoneOp)>;
