// [5.5] Calls in ops below the new op.
include "ops.td"

#ifdef CPP_SNIPPETS
def Half : NativeCodeCall<"$_builder.getI32IntegerAttr(::llvm::cast<::mlir::IntegerAttr>($0).getInt() / 2)">;
#else
def Half : NativeCodeCall<"$_builder.context().i32_attr(($0.integer_value() / 2) as i32)">;
#endif

def Halves : Pat<(AttrOp:$r $x, $a), (SumOp (SameAttrOp $x, (Half $a)), (SameAttrOp $x, (Half (Half $a)))), [(I32 $x), (I32 $r)]>;
