// [3.1] `?` is like a name that is ignored.
include "ops.td"

def Unset : Pat<(PairOp ?, $x), (OneOp $x)>;
def UnsetAttr : Pat<(AttrOp ?:$x, ?), (OneOp $x)>;
