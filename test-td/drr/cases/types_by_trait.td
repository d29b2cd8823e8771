// [5.3] The trait decides, at the root too.
include "ops.td"

def Root : Pat<(OneOp:$r $x), (SameOp $x), [(I32 $x), (I32 $r)]>;
def Attr : Pat<(AttrOp:$r $x, $a), (SameAttrOp (SameOp $x), $a), [(F32 $x), (F32 $r)]>;
