// [D] The result of one new op for two operands.
include "ops.td"

def : Pat<(AOp $input, $ignored_attr), (DOp (BOp:$b_result), $b_result)>;
