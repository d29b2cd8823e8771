// 5:25: error: Record `variadic' does not have a field named `opDialect'!
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (variadic $x)>;
