// An attribute after an `either`.
include "ops.td"

def Attr : Pat<(AttrLastOp (either (OneOp $x), $y), $a), (AttrFirstOp $a, $x, $y)>;
