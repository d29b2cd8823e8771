// 5:46: error: this cannot become `$p`, a property of op 'drr.same_prop'
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (SamePropOp $x, ConstantAttr<I32Attr, "1">)>;
