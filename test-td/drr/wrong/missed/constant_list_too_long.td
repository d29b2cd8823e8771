// 5:67: error: the list has 3 elements, expected 2, or one for all
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(AttrsOp $x, ConstantAttr<RankedI32ElementsAttr<[2]>, "{1, 2, 3}">, $_), (OneOp $x)>;
