// [5.1] `replaceWithValue`, alone and beside new ops.
include "ops.td"

def Alone : Pat<(SumOp $x, $_), (replaceWithValue $x)>;
def Beside : Pattern<(TwoOp:$r $x), [(OneOp $x), (replaceWithValue $x)], [(I32 $r__1), (I32 $x)]>;
