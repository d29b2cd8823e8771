// [5.2] Default-valued attributes of new ops.
include "ops.td"

def A : Pat<(AttrOp $x, $a), (DefaultAttrOp $x, $a)>;
def B : Pat<(OneOp $x), (DefaultAttrOp $x, ConstantAttr<I32Attr, "7">)>;
def C : Pat<(OtherOp $x), (DefaultOptionalAttrOp $x, ConstantAttr<I32Attr, "7">)>;
