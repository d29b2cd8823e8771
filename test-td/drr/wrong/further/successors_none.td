// 4:60: error: op 'drr.sink' has 0 successors, and 'drr.jump' has 1 successor
include "ops.td"

def P : Pattern<(JumpOp:$j $x), [(SinkOp $x, (successorsOf $j))]>;
