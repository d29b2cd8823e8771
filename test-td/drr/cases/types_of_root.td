// [5.3] The replacing op has the types of the root, even if they could follow.
include "ops.td"

def Root : Pat<(PairOp:$r $x, $y), (LikeOp $x, $y), [(I32 $y), (I32 $r)]>;
def Fixed : Pat<(OneOp:$r $x), (WordOp $x), [(I32 $r)]>;
