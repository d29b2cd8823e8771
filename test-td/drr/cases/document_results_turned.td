// [D] Values of a new op by their numbers, as replacements.
include "ops.td"

def : Pattern<(TwoOp $x),
              [(ThreeLikeOp:$results__2 $x), (replaceWithValue $results__0)]>;
