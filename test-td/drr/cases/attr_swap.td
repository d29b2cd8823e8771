// [3.4] Attributes are told by their position.
include "ops.td"

def Swap : Pat<(AttrsOp $x, I32Attr:$a, F32Attr:$b), (AttrsOp $x, $b, $a)>;
