// 4:53: error: op 'drr.two_box' has 2 regions, and 'drr.box' has 1 region
include "ops.td"

def P : Pat<(BoxOp:$b $x), (TwoBoxOp $x, (regionsOf $b))>;
