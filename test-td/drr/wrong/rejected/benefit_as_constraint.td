// 5:53: error: `addBenefit` is not a constraint
// mlir-tblgen: operands to additional constraints can only be symbol references
include "ops.td"

def Benefit : Pat<(OneOp $x), (OneOp (SameOp $x)), [(addBenefit 1)]>;
