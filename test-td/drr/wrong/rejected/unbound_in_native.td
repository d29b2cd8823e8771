// 6:31: error: referencing unbound symbol 'y'
// mlir-tblgen: referencing unbound symbol 'y'
include "ops.td"

def Call : NativeCodeCall<"call($0)">;
def P : Pat<(OneOp $x), (Call $y)>;
