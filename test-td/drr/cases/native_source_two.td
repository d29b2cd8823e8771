// [3.8] A call in the source, that binds a value and an attribute.
include "ops.td"

#ifdef CPP_SNIPPETS
def Parts : NativeCodeCall<"parts($_self, &$0, &$1)">;
#else
def Parts : NativeCodeCall<"parts($_self)">;
#endif

def Merge : Pat<(OneOp (Parts $x, I32Attr:$a)), (AttrOp $x, $a)>;
