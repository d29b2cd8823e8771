// [2] `addBenefit` changes the order.
include "ops.td"

def A : Pat<(OneOp (SameOp $x)), (PairOp $x, $x)>;
def B : Pat<(OneOp $x), (OtherOp $x), [], [], (addBenefit 5)>;
def C : Pat<(SumOp $x, $y), (PairOp $x, $y)>;
def D : Pat<(SumOp $x, $y), (PairOp $y, $x), [], [], (addBenefit 1)>;
