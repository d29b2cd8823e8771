// [5.4] A location that is a name.
include "ops.td"

def Name : Pat<(OneOp $x), (OtherOp $x, (location "named"))>;
def Nested : Pat<(PairOp $x, $y), (OtherOp (SumOp $x, $x, (location "inner")), (location "outer"))>;
def Plain : Pat<(TripleOp $x, $y, $z), (OtherOp (SameOp $y, (location "inner only")))>;
