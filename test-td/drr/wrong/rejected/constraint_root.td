// 5:13: error: an op is expected here, and `I32` is none
// mlir-tblgen: Record `I32' does not have a field named `opDialect'!
include "ops.td"

def P : Pat<(I32 $x), (OneOp $x)>;
