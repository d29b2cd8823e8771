// [4] Constraints without entities.
include "ops.td"

#ifdef CPP_SNIPPETS
def Always : Constraint<CPred<"1 + 1 == 2 && true">, "always">;
def Never : Constraint<CPred<"1 + 1 == 3">, "never">;
#else
def Always : Constraint<CPred<"1 + 1 == 2">, "always">;
def Never : Constraint<CPred<"1 + 1 == 3">, "never">;
#endif

def Yes : Pat<(OneOp $x), (OtherOp $x), [(Always)]>;
def No : Pat<(SameOp $x), (PureOp $x), [(Never)]>;
