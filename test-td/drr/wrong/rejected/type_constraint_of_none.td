// 5:38: error: type constraint requires exactly one argument
// mlir-tblgen: type constraint requires exactly one argument
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x), [(I32)]>;
