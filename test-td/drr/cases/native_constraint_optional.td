// [4] A constraint on an optional operand.
include "ops.td"

#ifdef CPP_SNIPPETS
def Absent : Constraint<CPred<"!$0">, "absent">;
#else
def Absent : Constraint<CPred<"$0.is_none()">, "absent">;
#endif

def NoOther : Pat<(OneMaybeOp $x, $y), (OneOp $x), [(Absent $y)]>;
