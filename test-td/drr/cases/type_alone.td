// [3.1] A constraint without a name.
include "ops.td"

def Alone : Pat<(OneOp I32), (NoneOp)>;
def First : Pat<(PairOp F32, $x), (OneOp $x)>;
