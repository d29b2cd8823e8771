// [5.2] A name on a nested new op, used again.
include "ops.td"

def Share : Pat<(PairOp:$r $x, $y), (SumOp (SameOp:$s $x), $s), [(I32 $x), (I32 $r)]>;
def Later : Pattern<(OtherOp $x), [(SinkOp (SameOp:$s $x)), (OneOp $s)]>;
