// [3.8] A call in the source, that binds a value.
include "ops.td"

#ifdef CPP_SNIPPETS
def Operand : NativeCodeCall<"operandOf($_self, &$0)">;
#else
def Operand : NativeCodeCall<"($_self.operand_count() == 1).then(|| $_self.operand(0).value())">;
#endif

def Skip : Pat<(OneOp (Operand $x)), (OtherOp $x)>;
