// The regions of an op below the root, which goes too.
include "ops.td"

def Move : Pattern<(OneOp (BoxOp:$box $x)), [(CrateOp $x, (regionsOf $box))], [],
                    [(replaceOp $box, $x)]>;
