// [2] A larger source is tried first.
include "ops.td"

def A : Pat<(OneOp $x), (OtherOp $x)>;
def B : Pat<(OneOp (SameOp $x)), (PairOp $x, $x)>;
def C : Pat<(OneOp (SameOp (SumOp $x, $y))), (PairOp $x, $y)>;
