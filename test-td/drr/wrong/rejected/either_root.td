// 5:13: error: Record `either' does not have a field named `opDialect'!
// mlir-tblgen: Record `either' does not have a field named `opDialect'!
include "ops.td"

def P : Pat<(either $x, $y), (OneOp $x)>;
