// [3.4] An attribute constraint of one's own.
include "ops.td"

#ifdef CPP_SNIPPETS
def Odd : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 != 0">, "odd">;
#else
def Odd : AttrConstraint<CPred<"$_self.integer_value() % 2 != 0">, "odd">;
#endif

def IsOdd : Pat<(AttrOp $x, Odd:$a), (SameAttrOp $x, $a), [(I32 $x)]>;
def Alone : Pat<(OneOp (AttrOp $x, Odd)), (OtherOp $x)>;
