// [5.1] `replaceWithValue` as an argument.
include "ops.td"

def Nested : Pat<(OneOp (OtherOp:$o $x)), (PairOp (replaceWithValue $x), (replaceWithValue $o))>;
