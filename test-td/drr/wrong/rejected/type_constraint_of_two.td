// 5:43: error: type constraint requires exactly one argument
// mlir-tblgen: type constraint requires exactly one argument
include "ops.td"

def P : Pat<(PairOp $x, $y), (OneOp $x), [(I32 $x, $y)]>;
