// [5.3] Types of several results, of values and of code.
include "ops.td"

def P : Pattern<(PairOp:$r $x, $y), [(TwoOp:$t $x, (returnType $y, "$_builder.getIndexType()")), (TripleOp $t__1, $t__0, $x)]>;
