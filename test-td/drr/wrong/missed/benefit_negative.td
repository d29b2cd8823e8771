// 5:45: error: the benefit of the pattern would be -4, and must be between 0 and 65534
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit -5)>;
