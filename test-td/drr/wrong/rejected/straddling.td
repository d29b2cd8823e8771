// 5:32: error: cannot use the same multi-result op 'TwoOp' to generate both auxiliary values and values to be used for replacing the matched op
// mlir-tblgen: cannot use the same multi-result op '' to generate both auxiliary values and values to be used for replacing the matched op
include "ops.td"

def P : Pattern<(ThreeOp $x), [(TwoOp $x), (TwoOp $x)]>;
