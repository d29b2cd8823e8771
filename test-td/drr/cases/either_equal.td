// [3.6] A name of an `either` that stands elsewhere too.
include "ops.td"

def Either : Pat<(TripleOp (either (OneOp $x), $y), $y), (PairOp $x, $y)>;
