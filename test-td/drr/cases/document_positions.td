// [D] Placeholders in another order, and a range of them.
include "ops.td"

#ifdef CPP_SNIPPETS
def Turned : NativeCodeCall<"$_builder.getArrayAttr({$1, $2, $0})">;
def Rest : NativeCodeCall<"$_builder.getArrayAttr({$1...})">;
#else
def Turned : NativeCodeCall<"$_builder.context().array_attr(&[$1, $2, $0])">;
def Rest : NativeCodeCall<"$_builder.context().array_attr(&[$1...])">;
#endif

def : Pat<(TwoAttrOp $in0, $in1), (TwoArraysOp (Turned $in0, $in1, $in1), (Rest $in0, $in1, $in0))>;
