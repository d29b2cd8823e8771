// 6:26: error: this never matches: the attribute is `a color`, and not `case mauve`
// mlir-tblgen: accepts it or crashes
include "ops.td"

def Mauve : I32EnumAttrCase<"Mauve", 7, "mauve">;
def P : Pat<(ColorOp $x, Mauve), (OneOp $x)>;
