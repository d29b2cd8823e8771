// 5:13: error: op 'drr.attr' argument number mismatch: 1 in pattern vs. 2 in definition
// mlir-tblgen: op 'drr.attr' argument number mismatch: 1 in pattern vs. 2 in definition
include "ops.td"

def P : Pat<(AttrOp $x), (OneOp $x)>;
