// [3.7] Ops below a variadic operand.
include "ops.td"

def Ops : Pat<(ManyOp (variadic (OneOp $x), (OtherOp $y), $z)), (TripleOp $x, $y, $z)>;
