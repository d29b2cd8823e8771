// 5:42: error: only NativeCodeCall allowed in nested dag node for creating attribute
// mlir-tblgen: only NativeCodeCall allowed in nested dag node for creating attribute
include "ops.td"

def P : Pat<(AttrOp $x, $a), (AttrOp $x, (OneOp $x))>;
