// [D] `$_`, and a new op below a new op.
include "ops.td"

def : Pat<(AOp $_, $b), (COp (BOp), $b)>;
