// [1] Patterns with names are tried in the order of their names.
include "ops.td"

def Zebra : Pat<(OneOp $x), (OtherOp $x)>;
def Ant : Pat<(OneOp $x), (PairOp $x, $x)>;
def Monkey : Pat<(OtherOp $x), (TripleOp $x, $x, $x)>;
