// 5:20: error: `location` cannot be used in a source pattern
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp (location "x")), (NoneOp)>;
