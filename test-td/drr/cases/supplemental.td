// [5.2] Supplemental patterns are built last.
include "ops.td"

def After : Pattern<(OneOp $x), [(SameOp:$s $x), (OtherOp $s)], [], [(SinkOp $s), (SinkTwoOp $s, $x)]>;
