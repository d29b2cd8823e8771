// [3.4] Strings, booleans and floats as constants.
include "ops.td"

def A : Pat<(StrAttrOp $x, ConstantStrAttr<StrAttr, "yes">), (OneOp $x)>;
def B : Pat<(BoolAttrOp $x, ConstBoolAttrTrue), (OtherOp $x)>;
def C : Pat<(FloatAttrOp $x, ConstF32Attr<"1.5">), (PairOp $x, $x)>;
def D : Pat<(BoolAttrOp $x, ConstBoolAttrFalse), (BoolAttrOp $x, ConstBoolAttrTrue), [(I1 $x)]>;
