// [5.4] The location of a bound value or op.
include "ops.td"

def Op : Pat<(OneOp (OtherOp:$o $x)), (PairOp $x, $x, (location $o))>;
def Value : Pat<(SinkTwoOp $x, $y), (SinkOp $x, (location $y))>;
def Root : Pat<(TripleOp:$r (OneOp $x), $_, $_), (OtherOp $x, (location $r))>;
