// 6:42: error: a native call that returns 2 values cannot become an attribute or a property
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($0)", 2>;
def P : Pat<(AttrOp $x, $a), (AttrOp $x, (Call $a))>;
