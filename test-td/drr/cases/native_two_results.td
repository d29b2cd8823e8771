// [5.5] A call that returns two values, which replace two results.
include "ops.td"

#ifdef CPP_SNIPPETS
def Both : NativeCodeCall<"both($_builder, $_loc, $0)", 2>;
defvar SameTypes = "$0.getType() == $1.getType() && $0.getType() == $2.getType()";
#else
def Both : NativeCodeCall<"both($_builder, $_loc, $0)", 2>;
defvar SameTypes = "$0.ty() == $1.ty() && $0.ty() == $2.ty()";
#endif

def SameType : Constraint<CPred<SameTypes>, "same type">;
def Split : Pattern<(TwoOp:$t $x), [(Both $x)], [(SameType $x, $t__0, $t__1)]>;
