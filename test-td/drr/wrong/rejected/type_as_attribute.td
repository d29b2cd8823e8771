// 5:25: error: `$a` of op 'drr.attr' should be an attribute
// mlir-tblgen: the 2-th argument of op 'drr.attr' should be an attribute
include "ops.td"

def P : Pat<(AttrOp $x, I32:$a), (OneOp $x)>;
