// 5:47: error: the constant does not fit into `i32`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(PropOp $x, ConstantProp<I32Prop, "3000000000">), (OneOp $x)>;
