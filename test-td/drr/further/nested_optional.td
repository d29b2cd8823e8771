// An op below an optional operand.
include "ops.td"

def There : Pat<(MaybeOp (OneOp $x)), (OtherOp $x)>;
