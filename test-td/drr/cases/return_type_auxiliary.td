// [5.3] `returnType` of an auxiliary op.
include "ops.td"

def Aux : Pattern<(OneOp:$r $x), [(TwoOp:$t $x, (returnType $x, $r)), (SinkTwoOp $t__0, $t__1), (OtherOp $t__1)]>;
