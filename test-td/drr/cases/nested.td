// [3.5] The op that defines an operand.
include "ops.td"

def Nested : Pat<(OneOp (OtherOp $x)), (OneOp $x)>;
