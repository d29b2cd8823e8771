// 5:71: error: the constant is a string, expected `i32`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (SamePropOp $x, ConstantProp<StringProp, "\"a\"">)>;
