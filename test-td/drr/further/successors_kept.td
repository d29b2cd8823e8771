// A new op takes over the successors of an op of the source.
include "ops.td"

def Leap : Pattern<(JumpOp:$j (OneOp $x)), [(LeapOp $x, (successorsOf $j))]>;
def Switch : Pattern<(LeapOp:$l (OtherOp $x)), [(SwitchOp $x, (successorsOf $l))]>;
