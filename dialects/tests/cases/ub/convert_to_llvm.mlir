// rtblgen-opt --split-input-file --convert-ub-to-llvm
// rtblgen-opt --split-input-file --convert-ub-to-llvm=index-bitwidth=32
// ub.poison
func.func @f() -> (i32, vector<2xf32>, index) {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<2xf32>
  %2 = ub.poison : index
  return %0, %1, %2 : i32, vector<2xf32>, index
}
// -----
// ub.unreachable
func.func @f() {
  ub.unreachable
}
