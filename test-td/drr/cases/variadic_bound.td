// [3.7] A name for all values of a variadic operand.
include "ops.td"

def Bound : Pat<(ManyOp (variadic:$all $x, (OneOp $_))), (OneAndManyOp $x, $all)>;
