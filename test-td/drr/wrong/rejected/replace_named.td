// 5:25: error: binding symbol 'v' to non-operation/native code call unsupported right now
// mlir-tblgen: binding symbol 'v' to non-operation/native code call unsupported right now
include "ops.td"

def P : Pat<(OneOp $x), (replaceWithValue:$v $x)>;
