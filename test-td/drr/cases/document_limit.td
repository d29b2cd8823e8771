// [D] A constraint without a name.
include "ops.td"

def : Pat<(AOp $a, F32Attr), (OneOp $a)>;
