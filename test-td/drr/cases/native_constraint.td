// [4] Constraints on two entities.
include "ops.td"

#ifdef CPP_SNIPPETS
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;
def Less : Constraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($0).getInt() < ::llvm::cast<::mlir::IntegerAttr>($1).getInt()">, "less">;
#else
def SameType : Constraint<CPred<"$0.ty() == $1.ty()">, "same type">;
def Less : Constraint<CPred<"$0.integer_value() < $1.integer_value()">, "less">;
#endif

def Types : Pat<(PairOp:$r $x, $y), (SumOp $x, $y), [(SameType $x, $y), (SameType $x, $r)]>;
def Attrs : Pat<(AttrOp (AttrOp $x, $a), $b), (AttrOp $x, $b), [(Less $a, $b)]>;
