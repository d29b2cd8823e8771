// [3.1] A type constraint of one's own.
include "ops.td"

#ifdef CPP_SNIPPETS
def Wide : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self) && $_self.getIntOrFloatBitWidth() > 16">, "wide integer">;
#else
def Wide : Type<CPred<"$_self.is_any_integer() && $_self.int_or_float_bit_width() > Some(16)">, "wide integer">;
#endif

def Left : Pat<(PairOp Wide:$x, $y), (OneOp $x)>;
def Below : Pat<(OtherOp (SameOp Wide:$x)), (OneOp $x)>;
def Whole : Pat<(TripleOp:$r $x, $_, $_), (OneOp $x), [(Wide $r)]>;
