// 5:26: error: `$a` of op 'drr.attr_first' should be an attribute
// mlir-tblgen: the 1-th argument of op 'drr.attr_first' should be an attribute
include "ops.td"

def P : Pat<(AttrFirstOp AnyInteger, $x, $y), (OneOp $x)>;
