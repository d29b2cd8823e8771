// [3.1] Attributes before the operands.
include "ops.td"

def First : Pat<(AttrFirstOp $a, $x, (OneOp $y)), (AttrLastOp $y, $x, $a)>;
def Last : Pat<(AttrLastOp (OtherOp $x), I32:$y, ConstantAttr<I32Attr, "1">:$a), (AttrFirstOp $a, $y, $x)>;
