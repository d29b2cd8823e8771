// [5.1] A number on a new op means one of its results.
include "ops.td"

def Last : Pattern<(TwoLikeOp $x), [(ThreeLikeOp:$t__2 $x), (replaceWithValue $t__0)]>;
