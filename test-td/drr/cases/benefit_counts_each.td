// [2] Every op node counts, in `either` and `variadic` too.
include "ops.td"

def A : Pat<(PairOp (either (OneOp $x), (OtherOp $y))), (SumOp $x, $y)>;
def B : Pat<(PairOp $x, $y), (PairOp $x, $y), [(HasNoUseOf:$x)], [], (addBenefit 1)>;
def C : Pat<(ManyOp (variadic (OneOp $x), (OneOp $y))), (SumOp $x, $y)>;
def D : Pat<(ManyOp:$r $v), (NoneOp), [(I1 $r)], [], (addBenefit 1)>;
