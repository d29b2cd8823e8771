// [3.2] The same name at different depths.
include "ops.td"

def Equal : Pat<(PairOp $x, (OneOp $x)), (OtherOp $x)>;
def Deep : Pat<(SumOp (SameOp (OneOp $x)), $x), (SameOp $x)>;
