// [1] Names that mean something in Rust.
include "ops.td"

def type : Pat<(PairOp:$match $self, $fn), (SumOp (SameOp $fn), $self, (location $match))>;
def Self : Pat<(OneOp:$ir $op), (OtherOp $op)>;
