// 5:30: error: the result types of 'drr.two' are not known here
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(TwoOp $x), [(TwoOp:$t__1 $x), (replaceWithValue $t__0)]>;
