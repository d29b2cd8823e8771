// [3.6] Constraints in an `either`.
include "ops.td"

def Either : Pattern<(PairOp (either I32:$x, F32:$y)), [(SinkTwoOp $y, $x), (TripleOp $x, $y, $x)]>;
