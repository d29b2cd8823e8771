// 5:41: error: this never matches: `$r` is `32-bit signless integer`, and not `32-bit float`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(IntOp:$r $x), (OneOp $x), [(F32 $r)]>;
