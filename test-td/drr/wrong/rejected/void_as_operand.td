// 6:32: error: operand `$x` of op 'drr.one' cannot be 0 values
// mlir-tblgen: referencing unbound symbol 'call((*x.begin()))'
include "ops.td"

def Call : NativeCodeCallVoid<"call($0)">;
def P : Pat<(OneOp $x), (OneOp (Call $x))>;
