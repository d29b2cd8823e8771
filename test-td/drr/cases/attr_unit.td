// [3.4] A unit attribute, present or absent.
include "ops.td"

def Pass : Pat<(UnitAttrOp (OneOp $x), $u), (UnitAttrOp $x, $u)>;
def Add : Pat<(OtherOp $x), (UnitAttrOp $x, ConstUnitAttr)>;
