// 5:38: error: `$_self` of the constraint 'HasNoUseOf' stands for nothing
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp $x), [(HasNoUseOf $x)]>;
