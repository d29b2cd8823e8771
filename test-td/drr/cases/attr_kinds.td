// [3.4] Constraints on attributes of many kinds.
include "ops.td"

def A : Pat<(AttrsOp $x, StrAttr:$a, $_), (StrAttrOp $x, $a)>;
def B : Pat<(AttrsOp $x, BoolAttr:$a, $_), (BoolAttrOp $x, $a)>;
def C : Pat<(AttrsOp $x, F32Attr:$a, $_), (FloatAttrOp $x, $a)>;
def D : Pat<(AttrsOp $x, I32Attr:$a, $_), (AttrOp $x, $a)>;
def E : Pat<(AttrsOp $x, UnitAttr:$a, $_), (UnitAttrOp $x, $a)>;
def F : Pat<(AttrsOp $x, TypeAttr:$a, $b), (AttrsOp $x, $b, ConstantAttr<I32Attr, "0">)>;
def G : Pat<(AttrsOp $x, ArrayAttr, I64Attr:$b), (AttrsOp $x, $b, $b)>;
def H : Pat<(AttrsOp $x, AnyAttrOf<[DictionaryAttr, SymbolRefAttr]>:$a, $_), (OneOp $x)>;
def I : Pat<(AttrsOp $x, IndexAttr, $_), (OtherOp $x)>;
