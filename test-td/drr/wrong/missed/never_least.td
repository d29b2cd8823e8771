// 6:26: error: this never matches: the attribute is `32-bit signless integer attribute whose value is non-negative whose maximum value is 9`, and not `constant attribute 10`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def SmallOp : Drr_Op<"small", (ins AnyType:$x, ConfinedAttr<I32Attr, [IntNonNegative, IntMaxValue<9>]>:$a), (outs AnyType:$r)>;
def P : Pat<(SmallOp $x, ConstantAttr<I32Attr, "10">), (OneOp $x)>;
