// 5:46: error: this cannot become `$p`, a property of op 'drr.same_prop'
// mlir-tblgen: referencing unbound symbol ''
include "ops.td"

def P : Pat<(PropOp $x, $p), (SamePropOp $x, I32Prop)>;
