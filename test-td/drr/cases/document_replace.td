// [D] An op replaced by what it is given.
include "ops.td"

def : Pat<(PureOp $input), (replaceWithValue $input)>;
