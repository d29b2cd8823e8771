// [3.5] An op of several results below: whichever is used.
include "ops.td"

def Any : Pat<(OneOp (TwoOp $x)), (OtherOp $x)>;
def Pick : Pat<(SameOp (TwoLikeOp:$t $x)), (SumOp $t__1, $t__0)>;
