// A pattern below a native call of a source.
include "ops.td"

def Source : NativeCodeCall<"Some(($_self.operand(0).value(), $_self.inherent(0)?))">;
def Through : Pat<(OneOp (Source (OtherOp $x), I32Attr:$a)), (AttrOp $x, $a)>;
