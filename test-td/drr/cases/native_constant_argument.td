// [5.5] A constant, and calls, as arguments of a native call.
include "ops.td"

#ifdef CPP_SNIPPETS
def Add : NativeCodeCall<"$_builder.getI32IntegerAttr(::llvm::cast<::mlir::IntegerAttr>($0).getInt() + ::llvm::cast<::mlir::IntegerAttr>($1).getInt())">;
#else
def Add : NativeCodeCall<"$_builder.context().i32_attr(($0.integer_value() + $1.integer_value()) as i32)">;
#endif
def P : Pat<(AttrOp (AttrOp $x, $a), $b), (SameAttrOp $x, (Add (Add $a, $b), (Add $b, ConstantAttr<I32Attr, "40">)))>;
