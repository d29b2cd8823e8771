// Constraints on the elements of a variadic operand.
include "ops.td"

def Typed : Pat<(ManyOp (variadic I32:$x, F32:$y)), (PairOp $y, $x)>;
