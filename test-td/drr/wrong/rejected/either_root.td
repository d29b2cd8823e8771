// 5:13: error: an op is expected here, and `either` is none
// mlir-tblgen: Record `either' does not have a field named `opDialect'!
include "ops.td"

def P : Pat<(either $x, $y), (OneOp $x)>;
