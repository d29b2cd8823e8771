// [5.3] The type is that of the first attribute.
include "ops.td"

def Type : Pat<(AttrsOp $x, TypeAttr:$t, $_), (OneOp (FirstAttrOp $t))>;
