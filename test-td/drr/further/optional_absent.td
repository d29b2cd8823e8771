// An optional operand that may be absent.
include "ops.td"

def Pass : Pat<(OneMaybeOp (OneOp $x), $y), (OneMaybeOp $x, $y)>;
