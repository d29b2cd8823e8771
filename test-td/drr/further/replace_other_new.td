// An op below the root is replaced by new ones, which are made where it stands.
include "ops.td"

def Both : Pattern<(OneOp (TwoLikeOp:$two $x)), [(OtherOp $x)], [],
                    [(replaceOp $two, (SameOp:$new $x), (SumOp $new, $x))]>;
