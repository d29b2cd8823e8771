// [4] A constraint on attributes of two ops.
include "ops.td"

#ifdef CPP_SNIPPETS
def Differ : Constraint<CPred<"$0 != $1">, "differ">;
#else
def Differ : Constraint<CPred<"$0 != $1">, "differ">;
#endif

def Last : Pat<(StrAttrOp (StrAttrOp $x, $a), $b), (StrAttrOp $x, $b), [(Differ $a, $b)]>;
