// 5:32: error: the result types of 'drr.one' are not known here
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x))>;
