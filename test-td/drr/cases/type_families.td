// [3.1] Constraints that admit several types.
include "ops.td"

def A : Pat<(OneOp AnyTypeOf<[I8, F16]>:$x), (OtherOp $x)>;
def B : Pat<(OneOp AnyInteger:$x), (PairOp $x, $x)>;
def C : Pat<(OneOp AnyFloat:$x), (TripleOp $x, $x, $x)>;
def D : Pat<(OneOp AnyComplex:$x), (ManyOp (variadic $x))>;
def E : Pat<(OneOp AnySignedInteger:$x), (NoneOp), [], [], (addBenefit 1)>;
