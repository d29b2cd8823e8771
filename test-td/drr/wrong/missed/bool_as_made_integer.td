// 5:46: error: `$a` is `bool attribute`, and the attribute is `32-bit signless integer attribute`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(BoolAttrOp $x, $a), (AttrOp $x, $a)>;
