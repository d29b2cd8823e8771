// [D] Ops below a variadic operand.
include "ops.td"

def : Pat<(ConcatenateOp (variadic (OneOp $a), (PairOp $b, $c)), $axis), (TripleOp $a, $b, $c)>;
