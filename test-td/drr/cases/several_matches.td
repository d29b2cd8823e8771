// Several patterns at several roots.
include "ops.td"

def A : Pat<(PairOp:$r (OneOp $x), (OneOp $y)), (SumOp $x, $y), [(I32 $x), (I32 $y), (I32 $r)]>;
def B : Pat<(PairOp (OneOp $x), $y), (TripleOp $x, $y, $y)>;
def C : Pat<(PairOp $x, (OneOp $y)), (TripleOp $y, $x, $x)>;
