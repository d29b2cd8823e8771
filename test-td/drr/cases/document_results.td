// [D] Results of an op by their numbers.
include "ops.td"

def : Pattern<(PairOp (ThreeOp:$results $x), $y),
              [(SinkOp $results__0), (PairOp $results__2, $y)],
              [(I32 $y)]>;
