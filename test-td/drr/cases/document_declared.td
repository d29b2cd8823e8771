// [D] Declared values that stand for several actual ones.
include "ops.td"

def : Pat<(MultiVariadicOp $input1, $input2, $input3), (OtherMultiVariadicOp $input3, $input2, $input1)>;
