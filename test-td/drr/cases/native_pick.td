// [5.1] A call that makes nothing new.
include "ops.td"

#ifdef CPP_SNIPPETS
def Smaller : NativeCodeCall<"$0.getType().getIntOrFloatBitWidth() < $1.getType().getIntOrFloatBitWidth() ? $0 : $1">;
#else
def Smaller : NativeCodeCall<"if $0.ty($_builder).int_or_float_bit_width() < $1.ty($_builder).int_or_float_bit_width() { $0 } else { $1 }">;
#endif

def Pick : Pat<(PairOp $x, $y), (OtherOp (Smaller $x, $y))>;
def Root : Pat<(SumOp $x, $y), (Smaller $x, $y)>;
