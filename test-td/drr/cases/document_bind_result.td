// [D] A name on an op that is matched.
include "ops.td"

def : Pat<(AOp (BOp:$b_result), $attr), (COp $b_result, $attr)>;
