// 5:45: error: The 'addBenefit' takes and only takes one integer value
// mlir-tblgen: The 'addBenefit' takes and only takes one integer value
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit 1, 2)>;
