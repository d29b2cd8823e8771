// 5:25: error: Record `either' does not have a field named `opDialect'!
// mlir-tblgen: Record `either' does not have a field named `opDialect'!
include "ops.td"

def P : Pat<(OneOp $x), (either $x, $x)>;
