// Pure ops that nothing uses any more go away.
include "ops.td"

def Drop : Pat<(PairOp $x, (PureOp $_)), (OneOp $x)>;
