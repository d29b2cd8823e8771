// [1, 3.4, 5.2] Constants of elements attributes: one for all, or as many as the shape has.
include "ops.td"

def P0 : Pat<(AttrsOp $x, ConstantAttr<I32ElementsAttr, "7">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<RankedI32ElementsAttr<[2]>, "{1, 2}">, ConstantAttr<I32ElementsAttr, "7">)>;
def P1 : Pat<(AttrsOp $x, ConstantAttr<RankedI32ElementsAttr<[2]>, "{1, 2}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<RankedF32ElementsAttr<[2]>, "{1.5f, 2.5f}">, ConstantAttr<RankedI32ElementsAttr<[2]>, "{1, 2}">)>;
def P2 : Pat<(AttrsOp $x, ConstantAttr<RankedF32ElementsAttr<[2]>, "{1.5f, 2.5f}">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I32ElementsAttr, "3">, ConstantAttr<RankedF32ElementsAttr<[2]>, "{1.5f, 2.5f}">)>;
def P3 : Pat<(AttrsOp $x, ConstantAttr<I32ElementsAttr, "3">, ConstantAttr<I32Attr, "1">),
            (AttrsOp (SameOp $x), ConstantAttr<I32ElementsAttr, "7">, ConstantAttr<I32ElementsAttr, "3">)>;
