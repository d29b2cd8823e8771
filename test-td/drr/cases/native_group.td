// [5.5] A call on all values of a variadic operand.
include "ops.td"

#ifdef CPP_SNIPPETS
def Count : NativeCodeCall<"$_builder.getI32IntegerAttr($0.size())">;
#else
def Count : NativeCodeCall<"$_builder.context().i32_attr($0.len() as i32)">;
#endif

def Counted : Pat<(ManyOp $v), (ManyAttrOp $v, (Count $v))>;
