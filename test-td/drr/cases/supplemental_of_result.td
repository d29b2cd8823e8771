// [5.2] Supplemental patterns see names of results.
include "ops.td"

def After : Pattern<(TwoOp:$r $x), [(TwoLikeOp:$t $x)], [(I32 $x), (I32 $r__0), (I32 $r__1)], [(SinkTwoOp $t__1, $t__0)]>;
