// [3.1] One op for another; the rest stays.
include "ops.td"

def Rename : Pat<(OneOp $x), (OtherOp $x)>;
