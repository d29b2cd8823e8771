// 5:60: error: the snippet is not Rust: a bracket, a quote or a comment is left open, or closed twice
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType "make(")))>;
