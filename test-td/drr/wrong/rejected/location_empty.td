// 5:36: error: At least one argument to location directive required
// mlir-tblgen: At least one argument to location directive required
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x, (location))>;
