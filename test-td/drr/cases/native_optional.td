// [5.5] A call on an attribute that may be absent.
include "ops.td"

#ifdef CPP_SNIPPETS
def OrSeven : NativeCodeCall<"$0 ? $0 : $_builder.getI32IntegerAttr(7)">;
#else
def OrSeven : NativeCodeCall<"$0.unwrap_or($_builder.context().i32_attr(7))">;
#endif

def Filled : Pat<(OptionalAttrOp $x, $a), (AttrOp $x, (OrSeven $a))>;
