// 6:48: error: operands to additional constraints can only be symbol references
// mlir-tblgen: operands to additional constraints can only be symbol references
include "ops.td"

def Same : Constraint<CPred<"$0 == $1">, "same">;
def P : Pat<(OneOp $x), (OneOp $x), [(Same $x, "x")]>;
