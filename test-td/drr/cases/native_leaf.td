// [5.5] A call on a name, with `$_self`.
include "ops.td"

#ifdef CPP_SNIPPETS
defvar Next = NativeCodeCall<"$_builder.getI32IntegerAttr(::llvm::cast<::mlir::IntegerAttr>($_self).getInt() + 1)">;
#else
defvar Next = NativeCodeCall<"$_builder.context().integer_attr($_builder.context().integer_type(32), $_self.integer_value() + 1)">;
#endif

def Leaf : Pat<(AttrOp (OneOp $x), $a), (AttrOp $x, Next:$a)>;
