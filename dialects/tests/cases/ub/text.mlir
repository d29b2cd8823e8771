// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// ub.poison
func.func @f() -> (i32, vector<2xf32>, index) {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<2xf32>
  %2 = ub.poison <#ub.poison> : index
  return %0, %1, %2 : i32, vector<2xf32>, index
}
// -----
// ub.unreachable
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  ub.unreachable
}
