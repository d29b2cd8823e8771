// 5:60: error: the snippet is not Rust: cannot parse string into token stream
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType "make(")))>;
