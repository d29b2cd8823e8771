// 5:38: error: `location` must follow the arguments
// mlir-tblgen: op 'drr.other' argument number mismatch: 3 in pattern vs. 1 in definition
include "ops.td"

def P : Pat<(OneOp $x), (OtherOp $x, (location $x), $x)>;
