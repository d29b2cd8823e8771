// Groups, single values and new ops in one operand.
include "ops.td"

def Flat : Pat<(OneAndManyOp $x, $v), (ManyOp (variadic $x, $v, (SameOp $x), $v))>;
