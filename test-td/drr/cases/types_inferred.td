// [5.3] Result types that follow from the op.
include "ops.td"

def Like : Pat<(PairOp $x, $y), (OneOp (LikeOp $x, $y))>;
def Fixed : Pat<(TripleOp $x, $_, $_), (OneOp (WordOp $x))>;
def First : Pat<(OtherOp $x), (OneOp (SumOp $x, $x))>;
