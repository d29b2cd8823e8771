// [3.2] A variadic operand by one name.
include "ops.td"

def Whole : Pat<(ManyAttrOp $v, $a), (ManyOp $v)>;
def Rest : Pat<(OneAndManyOp $x, $v), (TwoManyOp $v, $x, $v)>;
