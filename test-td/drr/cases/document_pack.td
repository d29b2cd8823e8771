// [D] The values of a native call that returns two.
include "ops.td"

#ifdef CPP_SNIPPETS
def Pack : NativeCodeCall<"both($_builder, $_loc, $0)", 2>;
#else
def Pack : NativeCodeCall<"both($_builder, $_loc, $0)", 2>;
#endif

def : Pattern<(TwoOp $x), [(OneOp (Pack:$res__0 $x)), (OneOp $res__1)]>;
