// [7] Sub-patterns that several patterns have in common.
include "ops.td"

def A : Pat<(PairOp (OneOp (OtherOp $x)), $y), (PairOp $y, $x)>;
def B : Pat<(TripleOp:$r (OneOp (OtherOp $x)), $y, $_), (SumOp $x, $x), [(I32 $x), (I32 $r)]>;
def C : Pat<(SameOp (OneOp (OtherOp $x))), (OneOp $x)>;
def D : Pat<(AttrOp (OneOp (OtherOp $x)), I32Attr:$a), (AttrOp $x, $a)>;
