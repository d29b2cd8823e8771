// [3.5] Several operands with ops below.
include "ops.td"

def Both : Pat<(PairOp (OneOp $x), (OtherOp $y)), (PairOp $y, $x)>;
