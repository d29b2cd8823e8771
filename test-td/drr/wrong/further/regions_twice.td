// 4:101: error: the regions of `$b` are taken already
include "ops.td"

def P : Pattern<(BoxOp:$b $x), [(PairOp (CrateOp $x, (regionsOf $b), (returnType $x)), (CrateOp $x, (regionsOf $b), (returnType $x)))]>;
