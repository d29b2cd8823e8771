// 5:30: error: replaceWithValue directive must take exactly one argument
// mlir-tblgen: replaceWithValue directive must take exactly one argument
include "ops.td"

def P : Pat<(PairOp $x, $y), (replaceWithValue $x, $y)>;
