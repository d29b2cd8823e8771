// [1] Patterns with names come before those without.
include "ops.td"

def : Pat<(OneOp $x), (OtherOp $x)>;
def Named : Pat<(OneOp $x), (PairOp $x, $x)>;
