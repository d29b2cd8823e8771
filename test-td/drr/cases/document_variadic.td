// [D] A variadic operand of exactly two values.
include "ops.td"

def : Pat<(ConcatenateOp (variadic $input0, $input1), $axis), (PairOp $input1, $input0)>;
