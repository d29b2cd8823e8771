// [3.2] A variadic result as a variadic operand.
include "ops.td"

def Pass : Pat<(ManyOp (variadic:$v (ManyResultsOp:$r $x), $_)), (OneAndManyOp $x, $v), [(I32 $x)]>;
