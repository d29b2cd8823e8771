// [5.1] Two results by two ops.
include "ops.td"

def Split : Pattern<(TwoOp $x), [(OneOp $x), (OtherOp $x)]>;
