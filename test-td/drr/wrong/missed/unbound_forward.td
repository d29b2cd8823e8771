// 5:38: error: referencing unbound symbol 's'
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(OneOp $x), [(SinkOp $s), (SameOp:$s $x)]>;
