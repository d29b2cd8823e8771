// [3.4] `ConstantEnumCase`, matched and made.
include "ops.td"

def A : Pat<(ColorOp $x, ConstantEnumCase<Drr_Color, "green">), (OneOp $x)>;
def B : Pat<(ColorOp $x, ConstantEnumCase<Drr_Color, "red">), (ColorOp $x, ConstantEnumCase<Drr_Color, "blue">)>;
