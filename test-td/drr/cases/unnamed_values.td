// Operands and results without names in the op.
include "ops.td"

def Bare : Pat<(BareOp $x, (BareOp:$b $y, $x)), (TripleOp $b, $x, $y)>;
def Make : Pat<(PairOp $x, (OneOp $y)), (BareOp $y, $x)>;
