// [3.6] The written order is tried first.
include "ops.td"

def Either : Pat<(PairOp (either (OneOp $x), $y)), (TripleOp $x, $y, $x)>;
