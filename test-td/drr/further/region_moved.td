// The regions of the root move into the new op.
include "ops.td"

def Move : Pat<(BoxOp:$box $x), (CrateOp $x, (regionsOf $box))>;
