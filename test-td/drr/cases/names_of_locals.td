// [1] Names that differ in case and underscores only.
include "ops.td"

def lower_case : Pat<(PairOp $X, $x), (OneOp $X)>;
def UPPER : Pat<(TripleOp $aB, $ab, $a_b), (PairOp $aB, (SameOp $a_b))>;
