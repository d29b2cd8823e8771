// 5:35: error: `$v` stands for any number of values here, and for 1 value before
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Again : Pat<(OneAndManyOp $v, $v), (OneOp $v)>;
