// [5.5] A call on the results of an op.
include "ops.td"

#ifdef CPP_SNIPPETS
def Count : NativeCodeCall<"$_builder.getI32IntegerAttr($0.use_empty() ? 1 : 2)">;
#else
def Count : NativeCodeCall<"$_builder.context().i32_attr(if $0.use_empty($_builder) { 1 } else { 2 })">;
#endif

def Counted : Pattern<(TwoOp:$t $x), [(AttrOp $x, (Count $t__0)), (AttrOp $x, (Count $t__1))]>;
