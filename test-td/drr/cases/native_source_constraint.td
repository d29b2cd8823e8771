// [3.8] A constraint on what a call in the source binds.
include "ops.td"

#ifdef CPP_SNIPPETS
def Operand : NativeCodeCall<"operandOf($_self, &$0)">;
#else
def Operand : NativeCodeCall<"($_self.operand_count() == 1).then(|| $_self.operand(0).value())">;
#endif

def Skip : Pat<(OneOp (Operand I32:$x)), (OtherOp $x)>;
def Alone : Pat<(PairOp (Operand F32), $y), (OtherOp $y)>;
