// 5:55: error: nested DAG in `returnType` must be a native code call
// mlir-tblgen: nested DAG in `returnType` must be a native code call
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType (SameOp $x))))>;
