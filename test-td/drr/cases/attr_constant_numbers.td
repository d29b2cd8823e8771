// [1, 3.4, 5.2] Constants of numbers of all kinds, symbols and strings.
include "ops.td"

def P0 : Pat<(AttrsOp $x, ConstantAttr<I1Attr, "true">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<BoolAttr, "true">, ConstantAttr<I1Attr, "true">)>;
def P1 : Pat<(AttrsOp $x, ConstantAttr<BoolAttr, "true">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I8Attr, "-1">, ConstantAttr<BoolAttr, "true">)>;
def P2 : Pat<(AttrsOp $x, ConstantAttr<I8Attr, "-1">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I16Attr, "5">, ConstantAttr<I8Attr, "-1">)>;
def P3 : Pat<(AttrsOp $x, ConstantAttr<I16Attr, "5">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I64Attr, "1">, ConstantAttr<I16Attr, "5">)>;
def P4 : Pat<(AttrsOp $x, ConstantAttr<I64Attr, "1">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<SI32Attr, "1">, ConstantAttr<I64Attr, "1">)>;
def P5 : Pat<(AttrsOp $x, ConstantAttr<SI32Attr, "1">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<UI8Attr, "3">, ConstantAttr<SI32Attr, "1">)>;
def P6 : Pat<(AttrsOp $x, ConstantAttr<UI8Attr, "3">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<SI8Attr, "-5">, ConstantAttr<UI8Attr, "3">)>;
def P7 : Pat<(AttrsOp $x, ConstantAttr<SI8Attr, "-5">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<IndexAttr, "1">, ConstantAttr<SI8Attr, "-5">)>;
def P8 : Pat<(AttrsOp $x, ConstantAttr<IndexAttr, "1">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<F64Attr, "2.5">, ConstantAttr<IndexAttr, "1">)>;
def P9 : Pat<(AttrsOp $x, ConstantAttr<F64Attr, "2.5">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<StrAttr, "\"txt\"">, ConstantAttr<F64Attr, "2.5">)>;
def P10 : Pat<(AttrsOp $x, ConstantAttr<StrAttr, "\"txt\"">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<SymbolNameAttr, "\"txt\"">, ConstantAttr<StrAttr, "\"txt\"">)>;
def P11 : Pat<(AttrsOp $x, ConstantAttr<SymbolNameAttr, "\"txt\"">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DictionaryAttr, "{}">, ConstantAttr<SymbolNameAttr, "\"txt\"">)>;
def P12 : Pat<(AttrsOp $x, ConstantAttr<DictionaryAttr, "{}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<FlatSymbolRefAttr, "\"sym\"">, ConstantAttr<DictionaryAttr, "{}">)>;
def P13 : Pat<(AttrsOp $x, ConstantAttr<FlatSymbolRefAttr, "\"sym\"">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I1Attr, "true">, ConstantAttr<FlatSymbolRefAttr, "\"sym\"">)>;
