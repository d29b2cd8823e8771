// 5:42: error: `I32Attr` is a constraint, not a constant
// mlir-tblgen: unhandled case when rewriting op
include "ops.td"

def P : Pat<(AttrOp $x, $a), (AttrOp $x, I32Attr:$a)>;
