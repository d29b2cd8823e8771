// 6:58: error: `$m` is not there yet
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Make : NativeCodeCall<"make()">;
def Late : Pat<(SumOp $x, $y), (SumOp (Make:$m), (SameOp $m))>;
