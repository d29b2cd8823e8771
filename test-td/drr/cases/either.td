// [3.6] Two operands in either order.
include "ops.td"

def Either : Pat<(PairOp (either (OneOp $x), (OtherOp $y))), (SumOp $x, $y)>;
