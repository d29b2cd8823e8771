// [5.1] A root of two results by a matched op of two results.
include "ops.td"

def Both : Pat<(TwoOp (OneOp (TwoOp:$t $x))), (TwoOp $x)>;
def First : Pattern<(TwoLikeOp (TwoLikeOp:$t $x)), [(replaceWithValue $t__1), (replaceWithValue $t__0)]>;
