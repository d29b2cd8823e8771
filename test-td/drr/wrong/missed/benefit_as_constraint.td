// 5:53: error: `addBenefit` is not a constraint
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Benefit : Pat<(OneOp $x), (OneOp (SameOp $x)), [(addBenefit 1)]>;
