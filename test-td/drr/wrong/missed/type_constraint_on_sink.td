// 5:48: error: a type constraint is about one value, and `$o` stands for 0 values
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(SinkOp:$o $x), (SinkOp $x), [(I32 $o)]>;
