// [5.3] A result type from a call.
include "ops.td"

#ifdef CPP_SNIPPETS
def TypeOf : NativeCodeCall<"$0.getType()">;
#else
def TypeOf : NativeCodeCall<"$0.ty($_builder)">;
#endif

def Typed : Pat<(PairOp $x, $y), (OtherOp (OneOp $x, (returnType (TypeOf $y))))>;
