// Two equal sub-patterns with equal names.
include "ops.td"

def Equal : Pat<(PairOp (OneOp $x), (OneOp $x)), (OtherOp $x)>;
