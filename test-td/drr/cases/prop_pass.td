// [3.4, 5.2] Properties are bound and given to new ops, alone and between other arguments.
include "ops.td"

def Alone : Pat<(PropOp $x, $p), (SamePropOp $x, $p)>;
def Between : Pat<(MixedPropOp $p, $x, $a, $y), (SumOp (SamePropOp $x, $p), (SameAttrOp $y, $a))>;
def Text : Pat<(StrPropOp $x, ConstantProp<StringProp, "\"a\"">), (StrPropOp $x, ConstantProp<StringProp, "\"it\"">)>;
def List : Pat<(ListPropOp $x, ConstantProp<ArrayProp<I32Prop>, "llvm::ArrayRef<int32_t>{1}">, $q), (ListPropOp $x, ConstantProp<ArrayProp<I32Prop>, "{4, 5}">, $q)>;
def Maybe : Pat<(MaybePropOp (SameOp $x), $p, $q), (MaybePropOp $x, $p, $q)>;
def Ignored : Pat<(LongPropOp $x, $_), (OneOp $x)>;
