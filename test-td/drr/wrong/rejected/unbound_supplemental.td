// 5:56: error: referencing unbound symbol 'y'
// mlir-tblgen: referencing unbound symbol 'y'
include "ops.td"

def P : Pattern<(OneOp $x), [(OneOp $x)], [], [(SinkOp $y)]>;
