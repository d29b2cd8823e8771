// [5.1] A root without results is erased.
include "ops.td"

def Erase : Pattern<(SinkOp (OneOp $x)), []>;
def Become : Pat<(SinkTwoOp $x, $y), (SinkOp $x), [(I32 $x)]>;
def Several : Pattern<(SinkTwoOp $x, $y), [(SinkOp $x), (SameOp:$s $y), (SinkOp $s)], [(F32 $x)]>;
