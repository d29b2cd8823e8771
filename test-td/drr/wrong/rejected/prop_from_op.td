// 5:46: error: only NativeCodeCall allowed in nested dag node for creating property
// mlir-tblgen: only NativeCodeCall allowed in nested dag node for creating property
include "ops.td"

def P : Pat<(PropOp $x, $p), (SamePropOp $x, (OneOp $x))>;
