// [5.5] A call that returns all values of a variadic operand.
include "ops.td"

#ifdef CPP_SNIPPETS
def Rev : NativeCodeCall<"::llvm::to_vector(::llvm::reverse($0))">;
#else
def Rev : NativeCodeCall<"$0.iter().rev().copied().collect::<Vec<_>>()">;
#endif
def P : Pat<(ManyOp $v), (VStackOp (Rev $v))>;
def Q : Pat<(OneAndManyOp $x, $v), (TwoManyOp (Rev $v), $x, $v)>;
