// 6:25: error: `$_where` of the native call stands for nothing
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($_where, $0)">;
def P : Pat<(OneOp $x), (Call $x)>;
