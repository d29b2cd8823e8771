// 6:30: error: the native call is to return 2 values, and its text has 1 value
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Two : NativeCodeCall<"1", 2>;
def P : Pattern<(TwoOp $x), [(Two $x)]>;
