// 5:45: error: `$a` is `string attribute`, and the attribute is `32-bit signless integer attribute`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(StrAttrOp $x, $a), (AttrOp $x, $a)>;
