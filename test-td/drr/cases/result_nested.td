// [5.2] New ops nest; inner ones come first, from left to right.
include "ops.td"

def Nest : Pat<(PairOp:$r $x, $y), (SumOp (SameOp (SumOp $x, $y)), (SumOp (SameOp $y), (SameOp $x))), [(I32 $x), (I32 $y), (I32 $r)]>;
