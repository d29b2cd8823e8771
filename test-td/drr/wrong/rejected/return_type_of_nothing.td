// 5:30: error: Cannot specify explicit return types in an op whose return values replace the source pattern's root op
// mlir-tblgen: Cannot specify explicit return types in an op whose return values replace the source pattern's root op
include "ops.td"

def P : Pattern<(OneOp $x), [(SinkOp $x, (returnType)), (OneOp $x)]>;
