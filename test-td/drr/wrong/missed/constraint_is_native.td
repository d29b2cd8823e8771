// 6:38: error: `Call` is not a constraint
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($0)">;
def P : Pat<(OneOp $x), (OneOp $x), [(Call $x)]>;
