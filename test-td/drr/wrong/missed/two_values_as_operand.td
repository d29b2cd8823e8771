// 6:32: error: operand `$x` of op 'drr.one' cannot be 2 values
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($0)", 2>;
def P : Pat<(OneOp $x), (OneOp (Call $x))>;
