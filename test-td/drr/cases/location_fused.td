// [5.4] Several symbols, and metadata.
include "ops.td"

def Fused : Pat<(OneOp:$r (OtherOp:$o $x)), (OtherOp $x, (location $o, $r))>;
def Meta : Pat<(PairOp:$r (OneOp:$o $x), $y), (SumOp $x, $x, (location "note", $o, $r)), [(I32 $x), (I32 $r)]>;
def One : Pat<(TripleOp:$r $x, $_, $_), (OtherOp $x, (location "alone", $r))>;
