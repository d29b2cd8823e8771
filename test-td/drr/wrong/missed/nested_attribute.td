// 5:25: error: `$a` of op 'drr.attr' should be an attribute
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp $x, (OneOp $y)), (OneOp $x)>;
