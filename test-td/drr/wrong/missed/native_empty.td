// 5:27: error: the native call has no expression
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"">;
def P : Pat<(OneOp $x), (Call $x)>;
