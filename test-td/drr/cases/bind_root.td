// [3.2] A name on the root, for constraints.
include "ops.td"

def Bind : Pat<(OneOp:$r $x), (OtherOp $x), [(I32 $r), (HasNoUseOf:$r)]>;
