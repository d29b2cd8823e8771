// 5:36: error: binding symbol 'l' to non-operation/native code call unsupported right now
// mlir-tblgen: binding symbol 'l' to non-operation/native code call unsupported right now
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x, (location:$l "a"))>;
