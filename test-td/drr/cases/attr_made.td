// [5.2] Constants of all kinds in results.
include "ops.td"

def A : Pat<(OneOp $x), (AttrOp $x, ConstantAttr<I32Attr, "42">), [(I1 $x)]>;
def B : Pat<(OneOp $x), (StrAttrOp $x, ConstantStrAttr<StrAttr, "made">), [(I8 $x)]>;
def C : Pat<(OneOp $x), (BoolAttrOp $x, ConstBoolAttrFalse), [(I16 $x)]>;
def D : Pat<(OneOp $x), (FloatAttrOp $x, ConstF32Attr<"-0.5">), [(I32 $x)]>;
def E : Pat<(OneOp $x), (UnitAttrOp $x, ConstUnitAttr), [(I64 $x)]>;
def F : Pat<(OneOp $x), (AttrsOp $x, ConstantAttr<I64Attr, "-7">, ConstantAttr<F64Attr, "2.0">), [(F32 $x)]>;
def G : Pat<(OneOp $x), (AttrsOp $x, ConstantAttr<IndexAttr, "3">, ConstantAttr<UI8Attr, "200">), [(F64 $x)]>;
