// 6:25: error: `$1` of the native call stands for nothing
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($0, $1)">;
def P : Pat<(OneOp $x), (Call $x)>;
