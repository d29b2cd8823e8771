// 6:26: error: this never matches: the attribute is `32-bit signless integer attribute whose value is one of {1, 2, 4}`, and not `constant attribute 3`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def SmallOp : Drr_Op<"small", (ins AnyType:$x, ConfinedAttr<I32Attr, [IntIsOneOf<[1, 2, 4]>]>:$a), (outs AnyType:$r)>;
def P : Pat<(SmallOp $x, ConstantAttr<I32Attr, "3">), (OneOp $x)>;
