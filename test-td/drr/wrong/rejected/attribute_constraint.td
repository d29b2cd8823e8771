// 5:43: error: cannot use AttrConstraint in Pattern multi-entity constraints
// mlir-tblgen: cannot use AttrConstraint in Pattern multi-entity constraints
include "ops.td"

def P : Pat<(AttrOp $x, $a), (OneOp $x), [(I32Attr $a)]>;
