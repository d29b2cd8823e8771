// 5:30: error: the result types of 'drr.other' are not known here
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(OneOp $x), [(OtherOp:$o $x), (OneOp $o)]>;
