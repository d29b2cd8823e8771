// 5:29: error: symbol 'x__1' with trailing index cannot bind to op argument
// mlir-tblgen: symbol 'x__1' with trailing index cannot bind to op argument
include "ops.td"

def P : Pat<(OneOp (OtherOp $x__1)), (NoneOp)>;
