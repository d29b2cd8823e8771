// 5:25: error: replaceWithValue directive must take exactly one argument
// mlir-tblgen: replaceWithValue directive must take exactly one argument
include "ops.td"

def P : Pat<(OneOp $x), (replaceWithValue)>;
