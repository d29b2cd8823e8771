// [6] Auxiliary and supplemental ops have the default location too.
include "ops.td"

def All : Pattern<(OneOp (OtherOp $x)), [(SinkOp $x), (SameOp:$s $x), (PairOp $s, $x)], [], [(SinkOp $s), (SinkOp $s, (location "own"))]>;
