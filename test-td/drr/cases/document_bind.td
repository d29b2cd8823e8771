// [D] Binding op arguments, and limiting the match.
include "ops.td"

def : Pat<(AOp $input, F32Attr:$attr), (COp $input, $attr)>;
