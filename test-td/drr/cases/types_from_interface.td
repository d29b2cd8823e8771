// [5.3] Result types that the op computes (`InferTypeOpInterface`).
include "ops.td"

def Inferred : Pat<(OneOp (OtherOp $x)), (PairOp (InferOp $x), $x)>;
