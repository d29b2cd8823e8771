// [1] Patterns without a name are tried in the order of the file.
include "ops.td"

def : Pat<(OneOp $x), (OtherOp $x)>;
def : Pat<(OneOp $x), (PairOp $x, $x)>;
def : Pat<(OtherOp (OtherOp $x)), (OtherOp $x)>;
