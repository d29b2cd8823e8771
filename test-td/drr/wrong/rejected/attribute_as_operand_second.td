// 5:25: error: `$y` of op 'drr.pair' should be an operand
// mlir-tblgen: the 2-th argument of op 'drr.pair' should be an operand
include "ops.td"

def P : Pat<(PairOp $x, ConstantAttr<I32Attr, "1">), (OneOp $x)>;
