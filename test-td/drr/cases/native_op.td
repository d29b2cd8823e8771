// [5.5] A call that builds an op, with `$_loc`.
include "ops.td"

#ifdef CPP_SNIPPETS
def Build : NativeCodeCall<"::drr::SameOp::create($_builder, $_loc, $0)">;
def There : NativeCodeCall<"::drr::SumOp::create($_builder, $_loc, $0, $1)">;
#else
def Build : NativeCodeCall<"SameOp::build($_builder, $_loc, $0).r($_builder)">;
def There : NativeCodeCall<"SumOp::build($_builder, $_loc, $0, $1).r($_builder)">;
#endif

def Arg : Pat<(OneOp (OtherOp $x)), (PairOp (Build $x), (There $x, $x, (location "there")))>;
def Root : Pat<(SumOp:$r (OtherOp $x), (OtherOp $y)), (There $x, $y), [(I32 $x), (I32 $y), (I32 $r)]>;
