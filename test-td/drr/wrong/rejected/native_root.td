// 6:13: error: a native call cannot be the root of a pattern
// mlir-tblgen: Record `Look' does not have a field named `opDialect'!
include "ops.td"

def Look : NativeCodeCall<"look($_self)">;
def P : Pat<(Look $x), (NoneOp)>;
