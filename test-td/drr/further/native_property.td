// A native call in a source may bind properties, with constraints on them.
include "ops.td"

#ifdef CPP_SNIPPETS
def Step : NativeCodeCall<"">;
#else
def Step : NativeCodeCall<"step_of($_self)">;
#endif

def Below : Pat<(OneOp (Step $x, ConfinedProp<I32Prop, CPred<"$_self > 0">, "positive">:$p)), (SamePropOp $x, $p)>;
