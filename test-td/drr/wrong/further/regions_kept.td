// 4:60: error: the regions of `$b` are taken, but it stays
include "ops.td"

def P : Pat<(OneOp (BoxOp:$b $x)), (CrateOp $x, (regionsOf $b))>;
