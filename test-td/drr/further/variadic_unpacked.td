// `$v__N` is a value of a variadic operand that was taken apart.
include "ops.td"

def Third : Pat<(ManyOp (variadic:$v $_, $_, (OneOp $_))), (PairOp $v__2, $v__0)>;
