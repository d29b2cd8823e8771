// 6:25: error: `$_self` of the native call stands for nothing
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($_self)">;
def P : Pat<(OneOp $x), (Call $x)>;
