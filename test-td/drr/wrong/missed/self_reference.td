// 5:44: error: referencing unbound symbol 's'
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (SameOp:$s (SameOp $s))>;
