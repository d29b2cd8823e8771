// [3.7] A variadic operand of exactly two values.
include "ops.td"

def Two : Pat<(ManyOp (variadic $x, $y)), (PairOp $y, $x)>;
