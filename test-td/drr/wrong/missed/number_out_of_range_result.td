// 5:56: error: `$t` has no value number 3
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(OneOp $x), [(TwoLikeOp:$t $x), (OneOp $t__3)]>;
