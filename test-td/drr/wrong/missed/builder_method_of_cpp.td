// 5:61: error: `$_builder.getIntegerType` is C++: a snippet is Rust
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pat<(OneOp $x), (PairOp $x, (OneOp $x, (returnType "$_builder.getIntegerType(8, true)")))>;
