// More than four entities in a constraint.
include "ops.td"

def Five : Constraint<CPred<"[$0, $1, $2, $3] == [$4; 4]">, "all the last one">;
def All : Pat<(ManyOp (variadic $a, $b, $c, $d, $e)), (OneOp $a), [(Five $a, $b, $c, $d, $e)]>;
