// 6:26: error: NativeCodeCall cannot have `either` operands
// mlir-tblgen: NativeCodeCall cannot have `either` operands
include "ops.td"

def Look : NativeCodeCall<"look($_self)">;
def P : Pat<(OneOp (Look (either $x, $y))), (OneOp $x)>;
