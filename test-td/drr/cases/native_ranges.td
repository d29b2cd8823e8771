// [5.5] All arguments from a number on.
include "ops.td"

#ifdef CPP_SNIPPETS
def Count : NativeCodeCall<"$_builder.getI32IntegerAttr(count({$1...}) + 10 * count({$0}))">;
#else
def Count : NativeCodeCall<"$_builder.context().i32_attr(count(&[$1...]) + 10 * count(&[$0]))">;
#endif
def P : Pat<(TripleOp $x, $y, $z), (AttrsOp $x, (Count $x, $y, $z), (Count $z, $x))>;
