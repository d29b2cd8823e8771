// 5:73: error: operand `$x` of op 'drr.one' cannot be 2 values
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(OneOp $x), [(TwoOp:$t $x, (returnType $x, $x)), (OneOp $t)]>;
