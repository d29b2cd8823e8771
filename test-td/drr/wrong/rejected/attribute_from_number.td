// 5:42: error: this cannot become `$a`, an attribute of op 'drr.attr'
// mlir-tblgen: referencing unbound symbol ''
include "ops.td"

def P : Pat<(AttrOp $x, $a), (AttrOp $x, 5)>;
