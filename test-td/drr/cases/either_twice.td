// [3.6] An `either` below an `either`.
include "ops.td"

def P : Pat<(PairOp (either (SumOp (either (OneOp $a), $b)), (OtherOp $c))), (TripleOp $a, $b, $c)>;
