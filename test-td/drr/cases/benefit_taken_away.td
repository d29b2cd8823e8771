// [2] A negative number makes a pattern less wanted.
include "ops.td"

def A : Pat<(OneOp (SameOp $x)), (PairOp $x, $x), [], [], (addBenefit -2)>;
def B : Pat<(OneOp $x), (OtherOp $x)>;
