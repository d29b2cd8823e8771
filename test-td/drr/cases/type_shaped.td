// [3.1] Constraints on shapes.
include "ops.td"

def A : Pat<(OneOp F32Tensor:$x), (OtherOp $x)>;
def B : Pat<(OneOp AnyRankedTensor:$x), (PairOp $x, $x)>;
def C : Pat<(OneOp AnyVectorOfNonZeroRank:$x), (TripleOp $x, $x, $x)>;
def D : Pat<(OneOp AnyMemRef:$x), (ManyOp (variadic $x))>;
def E : Pat<(OneOp 2DTensorOf<[I32]>:$x), (NoneOp), [], [], (addBenefit 1)>;
