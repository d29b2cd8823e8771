// 6:25: error: `NativeCodeCall` cannot have return type specifier
// mlir-tblgen: `NativeCodeCall` cannot have return type specifier
include "ops.td"

def Call : NativeCodeCall<"call($0)">;
def P : Pat<(OneOp $x), (Call $x, (returnType $x))>;
