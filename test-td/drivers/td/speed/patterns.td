// One pattern for measuring drivers.

include "mlir/IR/PatternBase.td"
include "ops.td"

def AToB : Pat<(Speed_OpA $x), (Speed_OpB $x)>;
