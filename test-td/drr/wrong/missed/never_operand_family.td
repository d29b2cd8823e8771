// 5:20: error: this never matches: the operand is `32-bit signless integer`, and not `floating-point`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp AnyFloat:$x), (IntOp $x)>;
