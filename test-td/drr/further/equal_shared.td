// Two equal sub-patterns with equal names, which one function matches.
include "ops.td"

def Equal : Pat<(PairOp (OneOp (OtherOp $x)), (OneOp (OtherOp $x))), (SumOp $x, $x), [(I32 $x)]>;
