// Attributes that the op does not know are not passed on.
include "ops.td"

def Rename : Pat<(OneOp $x), (OtherOp $x)>;
def Attr : Pat<(AttrOp $x, $a), (SameAttrOp $x, $a), [(I1 $x)]>;
