// [D] A DAG of two operations.
include "ops.td"

def : Pat<(AOp (BOp), $attr), (COp (BOp), $attr)>;
