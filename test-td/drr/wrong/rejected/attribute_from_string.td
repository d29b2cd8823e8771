// 5:42: error: raw string not supported as argument
// mlir-tblgen: raw string not supported as argument
include "ops.td"

def P : Pat<(AttrOp $x, $a), (AttrOp $x, "5")>;
