// [5.3] A result type from an expression.
include "ops.td"

#ifdef CPP_SNIPPETS
defvar I64Code = "$_builder.getI64Type()";
#else
defvar I64Code = "$_builder.context().i64_type()";
#endif

def Typed : Pat<(PairOp $x, $y), (OtherOp (OneOp $x, (returnType I64Code)))>;
def Two : Pat<(OneOp $x), (OtherOp (TwoOp:$t__1 $x, (returnType $x, I64Code)))>;
