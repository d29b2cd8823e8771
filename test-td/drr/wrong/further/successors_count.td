// 4:62: error: op 'drr.jump' has 1 successor, and 'drr.switch' has 1 successor or more
include "ops.td"

def P : Pattern<(SwitchOp:$s $x), [(JumpOp $x, (successorsOf $s))]>;
