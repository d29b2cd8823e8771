// [5.5] A call on the op behind a value, as argument of another.
include "ops.td"

#ifdef CPP_SNIPPETS
def Owner : NativeCodeCall<"$0.getDefiningOp()">;
def CopyTag : NativeCodeCallVoid<"copyTag($_builder, $0, $1)">;
#else
def Owner : NativeCodeCall<"$0.defining_op($_builder)">;
def CopyTag : NativeCodeCallVoid<"copy_tag($_builder, $0, $1)">;
#endif

def Copy : Pattern<(OneOp:$src $x), [(OtherOp:$dest $x)], [], [(CopyTag (Owner $src), (Owner $dest))]>;
