// [7] A sub-pattern with a native call that several patterns have in common.
include "ops.td"

#ifdef CPP_SNIPPETS
def Look : NativeCodeCall<"look($_self, &$0, &$1)">;
#else
def Look : NativeCodeCall<"look($_self)">;
#endif

def One : Pat<(OneOp (SameOp (Look $x, I32Attr:$a))), (AttrOp $x, $a, (location "one"))>;
def Other : Pat<(OtherOp:$o (SameOp:$s (Look $y, I32Attr:$b))), (AttrOp $y, $b, (location $o, $s))>;
