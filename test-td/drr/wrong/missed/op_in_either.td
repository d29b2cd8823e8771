// 5:29: error: unexpected argument in a source pattern: an op: a node is written `(NoneOp ..)`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PairOp (either NoneOp, $y)), (OneOp $y)>;
