// [3.2] A name that stands twice: both must be the same value.
include "ops.td"

def Equal : Pat<(PairOp $x, $x), (OneOp $x)>;
