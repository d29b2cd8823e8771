// 5:29: error: unexpected argument in a source pattern: the string "x"
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PairOp (either "x", $y)), (OneOp $y)>;
