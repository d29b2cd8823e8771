// [3.6] An `either` below, and one beside other operands.
include "ops.td"

def Below : Pat<(OneOp (PairOp (either (OtherOp $x), $y))), (SumOp $x, $y)>;
def Beside : Pat<(TripleOp (either (OneOp $x), $y), (OtherOp $z)), (TripleOp $z, $y, $x)>;
