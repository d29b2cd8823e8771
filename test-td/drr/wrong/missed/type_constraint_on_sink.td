// 5:48: error: `$o` is an op without results, and a value is expected
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(SinkOp:$o $x), (SinkOp $x), [(I32 $o)]>;
