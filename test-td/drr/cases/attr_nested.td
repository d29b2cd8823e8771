// [3.4] Attributes of nested ops.
include "ops.td"

def Nested : Pat<(AttrOp (AttrOp $x, $a), $b), (AttrsOp $x, $a, $b)>;
def Only : Pat<(OneOp (AttrOp $x, ConstantAttr<I32Attr, "0">)), (OtherOp $x)>;
