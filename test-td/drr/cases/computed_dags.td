// [1] Dags that are computed.
include "ops.td"

defvar inner = (OtherOp $x);
def Con : Pat<!con((PairOp $y), (PairOp inner)), (PairOp $x, $y)>;
def Dag : Pat<!setdagop((PairOp $a, $b, $a), TripleOp), !setdagop((PairOp $a, $b), BareOp)>;
