// 6:38: error: `$1` of the constraint 'Same' stands for nothing
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Same : Constraint<CPred<"$0 == $1">, "same">;
def P : Pat<(OneOp $x), (OneOp $x), [(Same $x)]>;
