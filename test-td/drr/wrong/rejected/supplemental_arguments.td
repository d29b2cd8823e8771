// 5:48: error: op 'drr.sink' argument number mismatch: 0 in pattern vs. 1 in definition
// mlir-tblgen: resultant op 'drr.sink' argument number mismatch: 0 in pattern vs. 1 in definition
include "ops.td"

def P : Pattern<(OneOp $x), [(OneOp $x)], [], [(SinkOp)]>;
