// 5:25: error: `$p` of op 'drr.prop' should be a property
// mlir-tblgen: the 2-th argument of op 'drr.prop' should be a property
include "ops.td"

def P : Pat<(PropOp $x, I32Attr:$p), (OneOp $x)>;
