// [3.1] A constraint with a name.
include "ops.td"

def Word : Pat<(OneOp I32:$x), (OtherOp $x)>;
def Wide : Pat<(OneOp I64:$x), (PairOp $x, $x)>;
def Ind : Pat<(OneOp Index:$x), (TripleOp $x, $x, $x)>;
