// [3.1] The op says itself what its operand is.
include "ops.td"

def Int : Pat<(IntOp (IntOp $x)), (IntOp $x)>;
