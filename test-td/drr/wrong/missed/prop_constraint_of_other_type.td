// 5:28: error: the property is `i32`, and `string` is about `&'c str`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Text : Pat<(PropOp $x, StringProp:$p), (OneOp $x)>;
