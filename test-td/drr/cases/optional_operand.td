// [3.2] An optional operand that is there.
include "ops.td"

def Whole : Pat<(OneMaybeOp (OneOp $x), $y), (OneMaybeOp $x, $y), [(I32 $x)]>;
