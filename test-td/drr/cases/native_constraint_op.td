// [4] A constraint on what defines a value.
include "ops.td"

#ifdef CPP_SNIPPETS
def IsArgument : Constraint<CPred<"::llvm::isa<::mlir::BlockArgument>($_self)">, "an argument">;
#else
def IsArgument : Constraint<CPred<"$_self.is_block_argument()">, "an argument">;
#endif

def OfArgument : Pat<(OneOp $x), (OtherOp $x), [(IsArgument:$x)]>;
