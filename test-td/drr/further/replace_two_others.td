// Two ops below the root are replaced, if they are not the same.
include "ops.td"

def Both : Pattern<(PairOp (SameOp:$left $x), (SameOp:$right $y)), [(OtherOp $x)], [],
                    [(replaceOp $left, $x), (replaceOp $right, $y)]>;
