// [3.2] A name on a nested op is its result.
include "ops.td"

def Bind : Pat<(OneOp (OtherOp:$o $x)), (PairOp $o, $x)>;
