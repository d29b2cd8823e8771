// [3.8] A call in the source, that binds an attribute.
include "ops.td"

#ifdef CPP_SNIPPETS
def Look : NativeCodeCall<"look($_self, &$0)">;
#else
def Look : NativeCodeCall<"$_self.inherent(0).filter(|found| found.is_integer())">;
#endif

def Native : Pat<(OneOp:$r (Look I32Attr:$a)), (OptionalAttrOp (NoneOp (returnType $r)), $a), [(I1 $r)]>;
