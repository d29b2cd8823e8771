// 5:45: error: this constraint is about one value, and `$v` stands for any number of values
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(ManyOp $v), (ManyOp $v), [(I32 $v)]>;
