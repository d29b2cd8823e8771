// [3.5] Ops nest to any depth.
include "ops.td"

def Deep : Pat<(OneOp (OtherOp (SameOp (OneOp (OtherOp $x))))), (SameOp $x)>;
