// [5.5] A call whose argument is a call.
include "ops.td"

#ifdef CPP_SNIPPETS
def Twice : NativeCodeCall<"$_builder.getI32IntegerAttr(2 * ::llvm::cast<::mlir::IntegerAttr>($0).getInt())">;
#else
def Twice : NativeCodeCall<"$_builder.context().integer_attr($_builder.context().integer_type(32), 2 * $0.integer_value())">;
#endif

def Four : Pat<(AttrOp:$r $x, $a), (SameAttrOp $x, (Twice (Twice $a))), [(I32 $x), (I32 $r)]>;
