// [D] An op of a kind whose result type follows from its operand, below another.
include "ops.td"

def : Pat<(AttrOp $input, $attr), (COp (AOp $input, $attr), $attr)>;
