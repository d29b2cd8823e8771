// 5:30: error: op 'drr.sink' argument number mismatch: 2 in pattern vs. 1 in definition
// mlir-tblgen: op 'drr.sink' argument number mismatch: 2 in pattern vs. 1 in definition
include "ops.td"

def P : Pattern<(OneOp $x), [(SinkOp $x, $x), (OneOp $x)]>;
