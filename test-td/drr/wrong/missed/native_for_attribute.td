// 6:25: error: `$a` of op 'drr.attr' should be an attribute
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Look : NativeCodeCall<"look($_self)">;
def P : Pat<(AttrOp $x, (Look $y)), (OneOp $x)>;
