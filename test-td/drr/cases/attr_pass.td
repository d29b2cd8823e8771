// [3.4] A required attribute goes over.
include "ops.td"

def Pass : Pat<(AttrOp $x, $a), (SameAttrOp $x, $a)>;
