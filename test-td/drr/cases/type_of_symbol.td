// [4] Type constraints on bound names.
include "ops.td"

def A : Pat<(PairOp:$r $x, (OneOp:$o $y)), (TripleOp $x, $y, $o), [(I32 $x), (F32 $y), (AnyInteger $o), (AnyFloat $r)]>;
