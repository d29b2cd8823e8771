// 6:31: error: raw string not supported as argument
// mlir-tblgen: raw string not supported as argument
include "ops.td"

def Call : NativeCodeCall<"call($0)">;
def P : Pat<(OneOp $x), (Call "x")>;
