// 5:42: error: referencing unbound symbol 'b'
// mlir-tblgen: referencing unbound symbol 'b'
include "ops.td"

def P : Pat<(AttrOp $x, $a), (AttrOp $x, $b)>;
