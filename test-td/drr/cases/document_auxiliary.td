// [D] Ops that are made besides, to hold a value in memory.
include "ops.td"

def : Pattern<(AddIOp $lhs, $rhs),
              [(StoreOp (AllocOp:$mem (ShapeOp $lhs)), (SumOp $lhs, $rhs)),
               (LoadOp $mem)]>;
