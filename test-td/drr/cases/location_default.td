// [6] The default location fuses those of all matched ops.
include "ops.td"

def Deep : Pat<(OneOp (PairOp (OtherOp $x), (SameOp (SameOp $y)))), (PairOp (SameOp $x), $y)>;
