// [1, 3.4, 5.2] Constants of arrays are written as lists of what their elements are made of.
include "ops.td"

def P0 : Pat<(AttrsOp $x, ConstantAttr<I64ArrayAttr, "{1, 2}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I32ArrayAttr, "{1, 2}">, ConstantAttr<I64ArrayAttr, "{1, 2}">)>;
def P1 : Pat<(AttrsOp $x, ConstantAttr<I32ArrayAttr, "{1, 2}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<ArrayAttr, "{}">, ConstantAttr<I32ArrayAttr, "{1, 2}">)>;
def P2 : Pat<(AttrsOp $x, ConstantAttr<ArrayAttr, "{}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<BoolArrayAttr, "{true, false}">, ConstantAttr<ArrayAttr, "{}">)>;
def P3 : Pat<(AttrsOp $x, ConstantAttr<BoolArrayAttr, "{true, false}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<F32ArrayAttr, "{1.5f, 2.0f}">, ConstantAttr<BoolArrayAttr, "{true, false}">)>;
def P4 : Pat<(AttrsOp $x, ConstantAttr<F32ArrayAttr, "{1.5f, 2.0f}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<F64ArrayAttr, "{1.5, 2.0}">, ConstantAttr<F32ArrayAttr, "{1.5f, 2.0f}">)>;
def P5 : Pat<(AttrsOp $x, ConstantAttr<F64ArrayAttr, "{1.5, 2.0}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<StrArrayAttr, "{\"a\", \"b\"}">, ConstantAttr<F64ArrayAttr, "{1.5, 2.0}">)>;
def P6 : Pat<(AttrsOp $x, ConstantAttr<StrArrayAttr, "{\"a\", \"b\"}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DenseI64ArrayAttr, "{1, 2}">, ConstantAttr<StrArrayAttr, "{\"a\", \"b\"}">)>;
def P7 : Pat<(AttrsOp $x, ConstantAttr<DenseI64ArrayAttr, "{1, 2}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DenseBoolArrayAttr, "{true, false}">, ConstantAttr<DenseI64ArrayAttr, "{1, 2}">)>;
def P8 : Pat<(AttrsOp $x, ConstantAttr<DenseBoolArrayAttr, "{true, false}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DenseF32ArrayAttr, "{1.5f}">, ConstantAttr<DenseBoolArrayAttr, "{true, false}">)>;
def P9 : Pat<(AttrsOp $x, ConstantAttr<DenseF32ArrayAttr, "{1.5f}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DenseF64ArrayAttr, "{}">, ConstantAttr<DenseF32ArrayAttr, "{1.5f}">)>;
def P10 : Pat<(AttrsOp $x, ConstantAttr<DenseF64ArrayAttr, "{}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DenseI8ArrayAttr, "{-1, 1}">, ConstantAttr<DenseF64ArrayAttr, "{}">)>;
def P11 : Pat<(AttrsOp $x, ConstantAttr<DenseI8ArrayAttr, "{-1, 1}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<DenseI16ArrayAttr, "{3}">, ConstantAttr<DenseI8ArrayAttr, "{-1, 1}">)>;
def P12 : Pat<(AttrsOp $x, ConstantAttr<DenseI16ArrayAttr, "{3}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I64SmallVectorArrayAttr, "{1, 2}">, ConstantAttr<DenseI16ArrayAttr, "{3}">)>;
def P13 : Pat<(AttrsOp $x, ConstantAttr<I64SmallVectorArrayAttr, "{1, 2}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I64ArrayAttr, "{1, 2}">, ConstantAttr<I64SmallVectorArrayAttr, "{1, 2}">)>;
