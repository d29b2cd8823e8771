// 5:34: error: the snippet is not Rust: cannot parse string into token stream
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Call : NativeCodeCall<"call($0">;
def P : Pat<(OneOp $x), (Call $x)>;
