// [3.4] One that may be absent stands for its default when it is bound.
include "ops.td"

def Pass : Pat<(DefaultOptionalAttrOp $x, $a), (AttrOp $x, $a)>;
def Seven : Pat<(DefaultOptionalAttrOp $x, ConstantAttr<I32Attr, "7">), (OneOp $x), [(I1 $x)], [], (addBenefit 1)>;
