// [5.5] A call on strings.
include "ops.td"

#ifdef CPP_SNIPPETS
def Joined : NativeCodeCall<"$_builder.getStringAttr(::llvm::cast<::mlir::StringAttr>($0).getValue() + ::llvm::cast<::mlir::StringAttr>($1).getValue())">;
#else
def Joined : NativeCodeCall<"joined($0, $1)">;
#endif

def Join : Pat<(StrAttrOp (StrAttrOp $x, $a), $b), (StrAttrOp $x, (Joined $a, $b))>;
