// 4:55: error: op 'drr.two' has 2 results, but is replaced by 1 value
include "ops.td"

def P : Pat<(OneOp (TwoOp:$t $x)), (OtherOp $x), [], [(replaceOp $t, $x)]>;
