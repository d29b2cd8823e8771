// 6:20: error: NativeCodeCall must have $_self as argument for passing the defining Operation
// mlir-tblgen: NativeCodeCall must have $_self as argument for passing the defining Operation
include "ops.td"

def Look : NativeCodeCall<"look()">;
def P : Pat<(OneOp (Look)), (NoneOp)>;
