// [5.5] A call that makes an attribute.
include "ops.td"

#ifdef CPP_SNIPPETS
def Sum : NativeCodeCall<"$_builder.getI32IntegerAttr(::llvm::cast<::mlir::IntegerAttr>($0).getInt() + ::llvm::cast<::mlir::IntegerAttr>($1).getInt())">;
#else
def Sum : NativeCodeCall<"$_builder.context().integer_attr($_builder.context().integer_type(32), $0.integer_value() + $1.integer_value())">;
#endif

def Add : Pat<(AttrOp (AttrOp $x, $a), $b), (AttrOp $x, (Sum $a, $b))>;
