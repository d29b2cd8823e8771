// [5.1] Two results by an op with two results.
include "ops.td"

def Two : Pat<(TwoOp (OneOp $x)), (TwoOp $x)>;
