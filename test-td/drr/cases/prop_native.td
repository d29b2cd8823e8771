// [4, 5.5] Properties in native calls and in constraints on entities.
include "ops.td"

#ifdef CPP_SNIPPETS
def Next : NativeCodeCall<"$0 + 1">;
def Negated : NativeCodeCall<"-$_self">;
def Int : NativeCodeCall<"$_builder.getI32IntegerAttr($0)">;
def FromAttr : NativeCodeCall<"(int32_t)::llvm::cast<::mlir::IntegerAttr>($0).getInt()">;
def Length : NativeCodeCall<"(int32_t)$0.size()">;
def Odd : Constraint<CPred<"$0 % 2 != 0">, "odd">;
#else
def Next : NativeCodeCall<"$0 + 1">;
def Negated : NativeCodeCall<"-$_self">;
def Int : NativeCodeCall<"$_builder.getI32IntegerAttr($0)">;
def FromAttr : NativeCodeCall<"$0.integer_value() as i32">;
def Length : NativeCodeCall<"$0.len() as i32">;
def Odd : Constraint<CPred<"$0 % 2 != 0">, "odd">;
#endif

def Made : Pattern<(PropOp $x, $p), [(SamePropOp $x, (Next $p))], [(Odd $p)]>;
def AsAttr : Pat<(PropOp (SamePropOp $x, $p), $q), (AttrsOp $x, (Int (Next $p)), (Int $q))>;
def OfAttr : Pat<(AttrOp $x, $a), (DefaultPropOp $x, (FromAttr $a))>;
def OfText : Pat<(StrPropOp $x, $p), (SamePropOp $x, (Length $p))>;
def OfList : Pat<(ListPropOp $x, $p, $q), (MixedPropOp (Length $p), $x, (Int (Length $q)), $x)>;
def Turned : Pat<(MixedPropOp $p, $x, $_, $y), (PairOp (SamePropOp $x, Negated:$p), $y)>;
