// [5.4] The location may be that of an op that the arguments make.
include "ops.td"

def P : Pat<(PairOp:$r (OneOp:$o $x), $y),
            (SumOp (SameOp:$n $x, (location "first")), (SameOp $y, (location $n)), (location $n, $o))>;
