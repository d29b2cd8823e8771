// [5.4] A call with a location of its own.
include "ops.td"

#ifdef CPP_SNIPPETS
def There : NativeCodeCall<"::drr::SumOp::create($_builder, $_loc, $0, $1)">;
#else
def There : NativeCodeCall<"SumOp::build($_builder, $_loc, $0, $1).r($_builder)">;
#endif

def At : Pat<(OneOp (OtherOp:$o $x)), (PairOp (There $x, $x, (location $o)), (There $x, $x, (location "here", $o, $x)))>;
