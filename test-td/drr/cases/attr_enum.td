// [3.4] Cases of an enum, matched and made.
include "ops.td"

def A : Pat<(ColorOp $x, Drr_Red), (ColorOp $x, Drr_Green)>;
def B : Pat<(ColorOp $x, Drr_Blue), (OneOp $x)>;
def C : Pat<(OtherOp $x), (ColorOp $x, Drr_Blue), [(I1 $x)]>;
