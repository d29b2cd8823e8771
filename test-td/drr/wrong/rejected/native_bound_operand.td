// 6:32: error: symbol 'x' bound more than once
// mlir-tblgen: symbol 'x' bound more than once
include "ops.td"

def Look : NativeCodeCall<"look($_self)">;
def P : Pat<(PairOp (Look $x), $x), (OneOp $x)>;
