// [3.1] `$_` asks for nothing and binds nothing.
include "ops.td"

def Ignore : Pat<(TripleOp $_, $x, $_), (OneOp $x)>;
def IgnoreAttr : Pat<(AttrOp $x, $_), (OtherOp $x)>;
def IgnoreOp : Pat<(SumOp (OneOp $_), (OtherOp:$_ $y)), (SameOp $y)>;
