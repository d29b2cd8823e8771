// 6:20: error: binding symbol 'n' to NativecodeCall in MatchPattern is not supported
// mlir-tblgen: binding symbol 'n' to NativecodeCall in MatchPattern is not supported
include "ops.td"

def Look : NativeCodeCall<"look($_self)">;
def P : Pat<(OneOp (Look:$n)), (NoneOp)>;
