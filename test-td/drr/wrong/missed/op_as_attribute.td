// 5:56: error: `$o` is not an attribute, and one is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrOp:$r (OneOp:$o $x), $a), (AttrOp $x, $o)>;
