// [5.5] A call for its effect among the results.
include "ops.td"

#ifdef CPP_SNIPPETS
def Keep : NativeCodeCallVoid<"::drr::SinkOp::create($_builder, $_loc, $0)">;
#else
def Keep : NativeCodeCallVoid<"SinkOp::build($_builder, $_loc, $0)">;
#endif

def Kept : Pattern<(OneOp $x), [(Keep $x), (OtherOp $x)]>;
def KeptThere : Pattern<(PairOp $x, $y), [(Keep $y, (location "kept")), (OtherOp $x)]>;
