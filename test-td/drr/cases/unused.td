// [4] `HasNoUseOf` on results.
include "ops.td"

def Unused : Pattern<(TwoOp:$t $x), [(OneOp $x), (OneOp $x)], [(HasNoUseOf:$t__1)]>;
