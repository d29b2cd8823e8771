// 5:13: error: Record `I32' does not have a field named `opDialect'!
// mlir-tblgen: Record `I32' does not have a field named `opDialect'!
include "ops.td"

def P : Pat<(I32 $x), (OneOp $x)>;
