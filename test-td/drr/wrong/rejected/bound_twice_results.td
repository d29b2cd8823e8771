// 5:59: error: symbol 's' bound more than once
// mlir-tblgen: symbol 's' bound more than once
include "ops.td"

def P : Pattern<(OneOp $x), [(SameOp:$s $x), (SinkOp $s), (SumOp:$s $x, $x)]>;
