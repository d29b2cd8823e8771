// Patterns that feed each other.
include "ops.td"

def A : Pat<(OneOp $x), (OtherOp $x)>;
def B : Pat<(OtherOp:$r (OtherOp $x)), (SameOp $x), [(I32 $x), (I32 $r)]>;
def C : Pat<(SameOp (SameOp $x)), (replaceWithValue $x)>;
