// [5.1] An op of itself is its operand.
include "ops.td"

def Twice : Pat<(SameOp (SameOp $x)), (replaceWithValue $x)>;
