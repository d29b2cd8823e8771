// 4:58: error: the root is replaced by the result patterns, not by `replaceOp`
include "ops.td"

def P : Pat<(OneOp:$r $x), (OtherOp $x), [], [(replaceOp $r, $x)]>;
