// [3.6] An attribute before an `either`.
include "ops.td"

def Either : Pat<(AttrFirstOp $a, (either (OneOp $x), $y)), (AttrLastOp $x, $y, $a)>;
