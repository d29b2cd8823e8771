// [3.7] An attribute behind a variadic operand.
include "ops.td"

def Attr : Pat<(ManyAttrOp (variadic $x, $y), ConstantAttr<I32Attr, "1">), (PairOp $x, $y)>;
def Pass : Pat<(ManyAttrOp (variadic $x), $a), (AttrOp $x, $a)>;
