// A number on a nested op: only that result may be used.
include "ops.td"

def Second : Pat<(OneOp (TwoOp:$t__1 $x)), (OtherOp $x)>;
