// [3.7] Two variadic operands with sizes of their own.
include "ops.td"

def Two : Pat<(TwoManyOp (variadic:$v $a, $b), $x, (variadic $c)), (TwoManyOp (variadic $c), $x, $v)>;
