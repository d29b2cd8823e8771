// 4:76: error: `$y` may not be there yet where `$s` stands
include "ops.td"

def P : Pat<(PairOp (SameOp:$s $x), $y), (OtherOp $x), [], [(replaceOp $s, $y)]>;
