// [5.5] The values of a call by their numbers.
include "ops.td"

#ifdef CPP_SNIPPETS
def Both : NativeCodeCall<"both($_builder, $_loc, $0)", 2>;
def SameTypes : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;
#else
def Both : NativeCodeCall<"both($_builder, $_loc, $0)", 2>;
def SameTypes : Constraint<CPred<"$0.ty() == $1.ty()">, "same type">;
#endif

def Three : Pattern<(ThreeOp:$t $x), [(Both:$b $x), (SinkOp $b__1), (OneOp $b__0), (Both $b__1)],
                    [(SameTypes $x, $t__1), (SameTypes $x, $t__2)]>;
