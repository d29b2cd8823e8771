// [D] Result types of different sources together.
include "ops.td"

#ifdef CPP_SNIPPETS
defvar I64Type = "$_builder.getI64Type()";
def TypeOf : NativeCodeCall<"$0.getType()">;
#else
defvar I64Type = "$_builder.context().i64_type()";
def TypeOf : NativeCodeCall<"$0.ty($_builder)">;
#endif

def : Pat<(PairOp $arg0, $arg1),
          (TripleOp $arg0, (TwoOp:$res__1 $arg1, (returnType $arg1, I64Type)),
                    (OneOp $arg0, (returnType (TypeOf $arg1))))>;
