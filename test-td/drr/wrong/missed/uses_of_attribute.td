// 5:53: error: `$a` is an attribute, and a value is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Unused : Pat<(AttrOp $x, $a), (AttrOp $x, $a), [(HasNoUseOf:$a)]>;
