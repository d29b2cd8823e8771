// 5:45: error: the benefit of a pattern is between 0 and 65534, not -4
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit -5)>;
