// Operands without a defining op.
include "ops.td"

def Nested : Pat<(PairOp (OneOp $x), $y), (TripleOp $x, $y, $y)>;
def Equal : Pat<(SumOp $x, $x), (SameOp $x)>;
