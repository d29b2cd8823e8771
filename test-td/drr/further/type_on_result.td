// A type constraint with the name on it.
include "ops.td"

def Typed : Pattern<(TwoOp:$t $x), [(OneOp $x), (OtherOp $x)], [(F32:$t__0), (I32:$t__1)]>;
