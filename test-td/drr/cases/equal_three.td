// [3.2] A name that stands three times.
include "ops.td"

def Equal : Pat<(TripleOp $x, $x, $x), (OneOp $x)>;
def Ends : Pat<(TripleOp $x, $y, $x), (PairOp $x, $y)>;
