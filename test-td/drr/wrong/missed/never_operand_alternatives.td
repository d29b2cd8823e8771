// 5:20: error: this never matches: the operand is `32-bit signless integer`, and not `8-bit signless integer or 64-bit signless integer`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp AnyTypeOf<[I8, I64]>:$x), (IntOp $x)>;
