// [5.5] `$N...` stands for all arguments from number N on.
include "ops.td"

#ifdef CPP_SNIPPETS
def All : NativeCodeCall<"$_builder.getArrayAttr({$0...})">;
def Rest : NativeCodeCall<"$_builder.getArrayAttr({$1...})">;
#else
def All : NativeCodeCall<"$_builder.context().array_attr(&[$0...])">;
def Rest : NativeCodeCall<"$_builder.context().array_attr(&[$1...])">;
#endif

def Pack : Pat<(AttrsOp (AttrOp $x, $c), I32Attr:$a, I32Attr:$b), (AttrsOp $x, (All $a, $b, $c), (Rest $a, $b, $c))>;
