// 5:20: error: symbol 'x__0' with trailing index cannot bind to op argument
// mlir-tblgen: symbol 'x__0' with trailing index cannot bind to op argument
include "ops.td"

def P : Pat<(OneOp $x__0), (NoneOp)>;
