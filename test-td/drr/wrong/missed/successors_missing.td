// 5:31: error: the new 'drr.jump' gets no successors: `(successorsOf $op)` gives it those of a matched op
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(SinkOp $x), [(JumpOp $x)]>;
