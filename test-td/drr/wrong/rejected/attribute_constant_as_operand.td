// 5:39: error: operand `$x` of op 'drr.other' takes a value
// mlir-tblgen: attribute found where value was expected, if attempting to use constant value, construct a constant op with given attribute instead
include "ops.td"

def P : Pat<(AttrOp $x, $k), (OtherOp ConstantAttr<I32Attr, "1">)>;
