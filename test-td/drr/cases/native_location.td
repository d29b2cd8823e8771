// [5.4] A call with a location of its own.
include "ops.td"

#ifdef CPP_SNIPPETS
def There : NativeCodeCall<"::drr::SumOp::create($_builder, $_loc, $0, $1)">;
#else
def There : NativeCodeCall<"$_builder.new_op::<SumOp>($_loc).operand($0).operand($1).create($_builder).r($_builder)">;
#endif

def At : Pat<(OneOp (OtherOp:$o $x)), (PairOp (There $x, $x, (location $o)), (There $x, $x, (location "here", $o, $x)))>;
