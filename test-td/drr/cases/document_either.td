// [D] Two operands in either order.
include "ops.td"

def : Pat<(PairOp (either $firstArg, (OneOp $secondArg))), (DOp $firstArg, $secondArg)>;
