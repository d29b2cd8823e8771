// [4] `$_self` and numbered entities together.
include "ops.td"

#ifdef CPP_SNIPPETS
def UsedOnce : Constraint<CPred<"$_self.hasOneUse()">, "used once">;
def NotIt : Constraint<CPred<"$_self != $0 && $_self != $1">, "another value">;
#else
def UsedOnce : Constraint<CPred<"$_self.has_one_use()">, "used once">;
def NotIt : Constraint<CPred<"$_self != $0 && $_self != $1">, "another value">;
#endif

def Once : Pat<(OneOp (OtherOp:$o $x)), (OneOp $x), [(UsedOnce:$o)]>;
def Another : Pat<(TripleOp $x, $y, $z), (PairOp $x, $y), [(NotIt:$z $x, $y)]>;
