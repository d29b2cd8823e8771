// [5.3] `returnType` with the type of a value.
include "ops.td"

def Stated : Pat<(OneOp:$r (OtherOp $x)), (OtherOp (OneOp $x, (returnType $r)))>;
def Two : Pat<(PairOp $x, (OneOp $y)), (TripleOp (TwoOp:$t__1 $x, (returnType $y, $x)), $t__0, $y)>;
