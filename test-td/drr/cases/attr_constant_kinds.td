// [3.4] Constants of many kinds, matched and made.
include "ops.td"

def A : Pat<(StrAttrOp $x, ConstantStrAttr<StrAttr, "numbers">),
            (AttrsOp $x, ConstantAttr<DenseI64ArrayAttr, "{1, -2}">, ConstantAttr<F64Attr, "2.5">)>;
def B : Pat<(StrAttrOp $x, ConstantStrAttr<StrAttr, "words">),
            (AttrsOp $x, ConstantStrAttr<StrAttr, "more words">, ConstantAttr<IndexAttr, "3">)>;
def C : Pat<(StrAttrOp $x, ConstantStrAttr<StrAttr, "dense">),
            (AttrsOp $x, ConstantAttr<DenseI32ArrayAttr, "{4, 5}">, ConstantAttr<I8Attr, "-1">)>;
def D : Pat<(AttrsOp $x, ConstantAttr<F64Attr, "0.5">, ConstantAttr<I8Attr, "-3">), (OneOp $x)>;
def E : Pat<(AttrsOp $x, ConstantAttr<DenseI32ArrayAttr, "{7}">, $_), (OtherOp $x)>;
def F : Pat<(FloatAttrOp $x, ConstF32Attr<"1.5">), (FloatAttrOp $x, ConstF32Attr<"-0.25">)>;
