// 5:20: error: unexpected argument in a source pattern: an op: a node is written `(NoneOp ..)`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp NoneOp), (NoneOp)>;
