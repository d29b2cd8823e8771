// 6:26: error: NativeCodeCall cannot have `variadic` operands
// mlir-tblgen: NativeCodeCall cannot have `variadic` operands
include "ops.td"

def Look : NativeCodeCall<"look($_self)">;
def P : Pat<(OneOp (Look (variadic $x, $y))), (OneOp $x)>;
