// [3.7] A variadic operand without values.
include "ops.td"

def Empty : Pat<(ManyOp (variadic)), (NoneOp)>;
