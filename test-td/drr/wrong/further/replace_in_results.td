// 4:42: error: `replaceOp` can only stand in the list of supplemental patterns
include "ops.td"

def P : Pattern<(OneOp (SameOp:$s $x)), [(replaceOp $s, $x), (OtherOp $x)]>;
