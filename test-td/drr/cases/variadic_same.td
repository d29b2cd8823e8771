// [3.7] Two variadic operands of one size.
include "ops.td"

def Same : Pat<(SameManyOp (variadic $a, $b), (variadic $c, $d)), (SameManyOp (variadic $d), (variadic $a))>;
