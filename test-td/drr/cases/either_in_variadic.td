// [3.6, 3.7] An `either` below an element of `variadic`.
include "ops.td"

def P : Pat<(ManyOp (variadic (PairOp (either (OneOp $x), $y)), $z)), (TripleOp $x, $y, $z)>;
