// [5.1] A name on an auxiliary op, used later.
include "ops.td"

def Aux : Pattern<(OneOp $x), [(SameOp:$s $x), (SinkOp $s), (PairOp $s, $s)]>;
def Two : Pattern<(OtherOp $x), [(TwoLikeOp:$t $x), (SinkOp $t__0), (TripleOp $t__1, $x, $t__0)]>;
