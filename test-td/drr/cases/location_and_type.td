// [5.4] `location` and `returnType` in either order.
include "ops.td"

def A : Pat<(OneOp $x), (OtherOp (NoneOp (location "l"), (returnType $x)))>;
def B : Pat<(PairOp $x, $y), (OtherOp (NoneOp (returnType $y), (location $x)))>;
