// rtblgen-opt --split-input-file --arith-expand
// rtblgen-opt --split-input-file --arith-expand=include-bf16=true
// rtblgen-opt --split-input-file --arith-expand=include-f8e8m0=true
// arith.ceildivsi
func.func @f(%a: i32, %v: vector<2xi32>) -> (i32, vector<2xi32>) {
  %0 = arith.ceildivsi %a, %a : i32
  %1 = arith.ceildivsi %v, %v : vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.ceildivui
func.func @f(%a: i32, %v: vector<2xi32>) -> (i32, vector<2xi32>) {
  %0 = arith.ceildivui %a, %a : i32
  %1 = arith.ceildivui %v, %v : vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.floordivsi
func.func @f(%a: i32, %v: vector<2xi32>) -> (i32, vector<2xi32>) {
  %0 = arith.floordivsi %a, %a : i32
  %1 = arith.floordivsi %v, %v : vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.maximumf
func.func @f(%a: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
  %0 = arith.maximumf %a, %a : f32
  %1 = arith.maximumf %v, %v : vector<2xf32>
  return %0, %1 : f32, vector<2xf32>
}
