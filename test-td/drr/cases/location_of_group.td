// [5.4] The location of an op of several results, and of a group.
include "ops.td"

def Two : Pat<(OneOp (TwoOp:$t $x)), (OtherOp $x, (location $t__0))>;
def Number : Pat<(SameOp (TwoLikeOp:$t $x)), (SumOp $x, $x, (location $t__1))>;
