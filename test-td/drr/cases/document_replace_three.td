// [D] Three results, replaced by those of one, two and three ops.
include "ops.td"

def : Pattern<(ThreeOp I32:$x), [(OneOp $x), (OneOp $x), (OtherOp $x)]>;
def : Pattern<(ThreeOp I64:$x), [(TwoOp $x), (OneOp $x)]>;
def : Pat<(ThreeOp F32:$x), (ThreeLikeOp $x)>;
def : Pattern<(ThreeOp F64:$x), [(SinkOp $x), (ThreeLikeOp $x)]>;
