// [8] An op with a region, matched without looking into it.
include "ops.td"

def Through : Pat<(OneOp (BoxOp $x)), (OtherOp $x)>;
