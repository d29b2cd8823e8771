// [5.4] Locations of several new ops, each in its form.
include "ops.td"

def P : Pat<(PairOp:$r (OneOp:$o $x), (OtherOp:$q $y)), (SumOp (SameOp $x, (location $o, $q)), (PureOp $y, (location "n")), (location "meta", $o, $r, $x))>;
