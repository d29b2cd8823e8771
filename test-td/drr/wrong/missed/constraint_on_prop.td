// 5:49: error: cannot use PropConstraint in Pattern multi-entity constraints
// mlir-tblgen: accepts it or crashes
include "ops.td"

def P : Pattern<(PropOp $x, $p), [(OneOp $x)], [(PropConstraint<CPred<"$_self > 0">, "positive", "int32_t"> $p)]>;
