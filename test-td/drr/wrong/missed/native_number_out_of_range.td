// 6:51: error: `$c` has no value number 2
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($0)", 2>;
def P : Pattern<(OneOp $x), [(Call:$c $x), (OneOp $c__2)]>;
