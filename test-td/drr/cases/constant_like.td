// [1] `ConstantLikeMatcher`: the value of a constant below an operand.
include "ops.td"

def Zero : Pat<(SumOp $x, (ConstantLikeMatcher ConstantAttr<I32Attr, "0">)), (replaceWithValue $x)>;
def Known : Pat<(PairOp $x, (ConstantLikeMatcher AnyAttr:$c)), (COp $x, $c)>;
