// [3.4] An optional attribute goes over, or stays away.
include "ops.td"

def Pass : Pat<(OptionalAttrOp (OneOp $x), $a), (OptionalAttrOp $x, $a)>;
