// What patterns contradict: ops with two types that have nothing in common.

include "ops.td"

def FloatOp : Drr_Op<"float", (ins F32:$x), (outs F32:$r)>;
