// 5:46: error: the property is `i32`, and `constant 'string': "a"` is about `&'c str`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, $p), (SamePropOp $x, ConstantProp<StringProp, "\"a\"">)>;
