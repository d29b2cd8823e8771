// 6:26: error: this never matches: the attribute is `32-bit signless integer attribute whose maximum value is 9`, and not `32-bit signless integer attribute whose minimum value is 10`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def SmallOp : Drr_Op<"small", (ins AnyType:$x, DefaultValuedAttr<ConfinedAttr<I32Attr, [IntMaxValue<9>]>, "3">:$a), (outs AnyType:$r)>;
def P : Pat<(SmallOp $x, ConfinedAttr<I32Attr, [IntMinValue<10>]>:$a), (OneOp $x)>;
