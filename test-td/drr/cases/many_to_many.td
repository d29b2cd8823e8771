// [5.1] Groups of operands and of results at once.
include "ops.td"

def Many : Pat<(ManyToManyOp (variadic $x, (OneOp $y))), (ManyToManyOp (variadic $y, $x))>;
