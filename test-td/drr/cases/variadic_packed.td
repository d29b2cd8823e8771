// [5.2] `variadic` packs values in a result.
include "ops.td"

def Pack : Pat<(PairOp $x, (OneOp $y)), (ManyOp (variadic $y, $x, (SameOp $y)))>;
def Nested : Pat<(OneOp (ManyOp (variadic $x, $y))), (TwoManyOp (variadic $x), $y, (variadic $y, $x))>;
