// [5.5] A call for its effect, after the results.
include "ops.td"

#ifdef CPP_SNIPPETS
def Mark : NativeCodeCallVoid<"mark($_builder, $0, $1)">;
#else
def Mark : NativeCodeCallVoid<"mark($_builder, $0, $1)">;
#endif

def Marked : Pattern<(AttrOp:$r $x, $a), [(SameAttrOp:$s $x, $a)], [(I32 $x), (I32 $r)], [(Mark $s, $a)]>;
