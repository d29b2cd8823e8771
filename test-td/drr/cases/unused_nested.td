// [4] Constraints on values of nested ops.
include "ops.td"

def Unused : Pat<(OneOp (TwoOp:$t $x)), (OtherOp $x), [(HasNoUseOf:$t__0), (I1 $t__0), (I8 $t__1), (I32 $x)]>;
