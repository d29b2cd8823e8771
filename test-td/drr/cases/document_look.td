// [D] A native call in a source, on the op that defines an operand.
include "ops.td"

#ifdef CPP_SNIPPETS
def Foo : NativeCodeCall<"foo($_self, &$0)">;
#else
def Foo : NativeCodeCall<"$_self.attribute(\"a_attr\").filter(|found| found.is_integer())">;
#endif

def : Pat<(OneOp (Foo I32Attr:$val)), (TwoAttrOp $val, $val)>;
