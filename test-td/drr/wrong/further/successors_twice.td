// 4:65: error: `successorsOf` directive can only be specified once
include "ops.td"

def P : Pattern<(JumpOp:$j $x), [(LeapOp $x, (successorsOf $j), (successorsOf $j))]>;
