// [D] Locations of two new ops.
include "ops.td"

def : Pat<(OneOp:$src1 (SameOp:$src2 $x)),
          (OtherOp (PureOp $x, (location $src2)), (location "outer"))>;
