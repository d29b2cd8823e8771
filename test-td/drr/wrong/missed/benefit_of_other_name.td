// 5:47: error: `OneOp` is not a benefit
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OtherOp $x), [], [], (OneOp 1)>;
