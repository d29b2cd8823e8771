// 5:25: error: an op is expected here, and `I32` is none
// mlir-tblgen: Record `I32' does not have a field named `opDialect'!
include "ops.td"

def P : Pat<(OneOp $x), (I32 $x)>;
