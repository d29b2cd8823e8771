// [5.1] A variadic result counts as one.
include "ops.td"

def Many : Pat<(ManyResultsOp (OneOp $x)), (ManyResultsOp $x)>;
def Rest : Pat<(OneAndManyResultsOp (OneOp $x)), (OneAndManyResultsOp $x)>;
