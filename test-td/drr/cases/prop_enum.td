// [3.4, 5.2] Properties of enums: constants by their names in C++, and passed on.
include "ops.td"

def Turn : Pat<(ColorPropOp $x, ConstantProp<EnumProp<Drr_Color>, "::drr::Color::Red">),
               (ColorPropOp $x, ConstantProp<EnumProp<Drr_Color>, "::drr::Color::Blue">)>;
def Pass : Pat<(ColorPropOp (SameOp $x), $p), (ColorPropOp $x, $p)>;
