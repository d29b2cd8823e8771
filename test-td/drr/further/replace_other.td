// An op below the root is replaced, for all its users.
include "ops.td"

def Both : Pattern<(OneOp (SameOp:$same $x)), [(OtherOp $x)], [], [(replaceOp $same, $x)]>;
