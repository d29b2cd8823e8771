// [1] Patterns made by classes, multiclasses and loops.
include "ops.td"

class Swap<Op from, Op to> : Pat<(from $x, $y), (to $y, $x)>;
def SwapPair : Swap<PairOp, BareOp>;
multiclass Twice<Op op> {
  def First : Pat<(op (op $x)), (replaceWithValue $x)>;
}
defm SameTwice : Twice<SameOp>;
foreach n = [2, 3] in
  def Constant # n : Pat<(AttrOp $x, ConstantAttr<I32Attr, !cast<string>(n)>),
                         (AttrOp $x, ConstantAttr<I32Attr, !cast<string>(!mul(n, 10))>)>;
