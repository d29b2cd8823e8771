// rtblgen-opt --split-input-file --canonicalize
// two poisons become one
func.func @f() -> (i32, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  return %0, %1 : i32, i32
}
// -----
// a branch to an unreachable block
func.func @f(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : i32
^b:
  ub.unreachable
}
