// 5:48: error: location directive can only be used with op creation
// mlir-tblgen: location directive can only be used with op creation
include "ops.td"

def P : Pattern<(OneOp $x), [(OneOp $x)], [], [(location $x)]>;
