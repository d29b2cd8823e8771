// 6:48: error: referencing unbound symbol 'y'
// mlir-tblgen: referencing unbound symbol 'y'
include "ops.td"

def Same : Constraint<CPred<"$0 == $1">, "same">;
def P : Pat<(OneOp $x), (OneOp $x), [(Same $x, $y)]>;
