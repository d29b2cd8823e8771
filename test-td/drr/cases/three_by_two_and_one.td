// [5.1] Three results by two and one.
include "ops.td"

def Split : Pattern<(ThreeOp $x), [(TwoOp $x), (OneOp $x)]>;
def Other : Pattern<(ThreeLikeOp $x), [(SameOp $x), (TwoLikeOp $x)]>;
