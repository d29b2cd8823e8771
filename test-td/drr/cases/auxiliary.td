// [5.1] What is more than needed is auxiliary.
include "ops.td"

def Aux : Pattern<(OneOp $x), [(SinkOp $x), (SinkTwoOp $x, $x), (OtherOp $x)]>;
