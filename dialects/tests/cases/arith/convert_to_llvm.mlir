// rtblgen-opt --split-input-file --convert-arith-to-llvm
// rtblgen-opt --split-input-file --convert-to-llvm
// arith.addi
func.func @f(%a: i32, %b: vector<4xi8>) -> (i32, vector<4xi8>) {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.addi %b, %b : vector<4xi8>
  return %0, %1 : i32, vector<4xi8>
}
// -----
// arith.subi
func.func @f(%a: i32, %b: vector<4xi8>) -> (i32, vector<4xi8>) {
  %0 = arith.subi %a, %a overflow<nsw> : i32
  %1 = arith.subi %b, %b : vector<4xi8>
  return %0, %1 : i32, vector<4xi8>
}
// -----
// arith.muli
func.func @f(%a: i32, %b: vector<4xi8>) -> (i32, vector<4xi8>) {
  %0 = arith.muli %a, %a overflow<nsw> : i32
  %1 = arith.muli %b, %b : vector<4xi8>
  return %0, %1 : i32, vector<4xi8>
}
// -----
// arith.shli
func.func @f(%a: i32, %b: vector<4xi8>) -> (i32, vector<4xi8>) {
  %0 = arith.shli %a, %a overflow<nsw> : i32
  %1 = arith.shli %b, %b : vector<4xi8>
  return %0, %1 : i32, vector<4xi8>
}
// -----
// arith.divsi
func.func @f(%a: index) -> index {
  %0 = arith.divsi %a, %a exact : index
  %1 = arith.divsi %a, %0 : index
  return %1 : index
}
// -----
// arith.divui
func.func @f(%a: index) -> index {
  %0 = arith.divui %a, %a exact : index
  %1 = arith.divui %a, %0 : index
  return %1 : index
}
// -----
// arith.shrsi
func.func @f(%a: index) -> index {
  %0 = arith.shrsi %a, %a exact : index
  %1 = arith.shrsi %a, %0 : index
  return %1 : index
}
// -----
// arith.shrui
func.func @f(%a: index) -> index {
  %0 = arith.shrui %a, %a exact : index
  %1 = arith.shrui %a, %0 : index
  return %1 : index
}
// -----
// arith.andi
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.andi %a, %a : i32
  %1 = arith.andi %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.ori
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.ori %a, %a : i32
  %1 = arith.ori %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.xori
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.xori %a, %a : i32
  %1 = arith.xori %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.remsi
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.remsi %a, %a : i32
  %1 = arith.remsi %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.remui
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.remui %a, %a : i32
  %1 = arith.remui %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.maxsi
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.maxsi %a, %a : i32
  %1 = arith.maxsi %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.maxui
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.maxui %a, %a : i32
  %1 = arith.maxui %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.minsi
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.minsi %a, %a : i32
  %1 = arith.minsi %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.minui
func.func @f(%a: i32, %b: vector<2x3xi8>) -> (i32, vector<2x3xi8>) {
  %0 = arith.minui %a, %a : i32
  %1 = arith.minui %b, %b : vector<2x3xi8>
  return %0, %1 : i32, vector<2x3xi8>
}
// -----
// arith.addf
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.subf
func.func @f(%a: f32) -> f32 {
  %0 = arith.subf %a, %a : f32
  %1 = arith.subf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.mulf
func.func @f(%a: f32) -> f32 {
  %0 = arith.mulf %a, %a : f32
  %1 = arith.mulf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.divf
func.func @f(%a: f32) -> f32 {
  %0 = arith.divf %a, %a : f32
  %1 = arith.divf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.remf
func.func @f(%a: f32) -> f32 {
  %0 = arith.remf %a, %a : f32
  %1 = arith.remf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.maximumf
func.func @f(%a: f32) -> f32 {
  %0 = arith.maximumf %a, %a : f32
  %1 = arith.maximumf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.minimumf
func.func @f(%a: f32) -> f32 {
  %0 = arith.minimumf %a, %a : f32
  %1 = arith.minimumf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.maxnumf
func.func @f(%a: f32) -> f32 {
  %0 = arith.maxnumf %a, %a : f32
  %1 = arith.maxnumf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.minnumf
func.func @f(%a: f32) -> f32 {
  %0 = arith.minnumf %a, %a : f32
  %1 = arith.minnumf %a, %0 fastmath<nnan> : f32
  return %1 : f32
}
// -----
// arith.negf
func.func @f(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}
// -----
// arith.addui_extended
func.func @f(%a: i32, %v: vector<2xi32>) -> (i32, i1, vector<2xi1>) {
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  %2, %3 = arith.addui_extended %v, %v : vector<2xi32>, vector<2xi1>
  return %0, %1, %3 : i32, i1, vector<2xi1>
}
// -----
// arith.mulsi_extended
func.func @f(%a: i32, %v: vector<2xi32>) -> (i32, i32, vector<2xi32>) {
  %0, %1 = arith.mulsi_extended %a, %a : i32
  %2, %3 = arith.mulsi_extended %v, %v : vector<2xi32>
  return %0, %1, %3 : i32, i32, vector<2xi32>
}
// -----
// arith.mului_extended
func.func @f(%a: i32, %v: vector<2xi32>) -> (i32, i32, vector<2xi32>) {
  %0, %1 = arith.mului_extended %a, %a : i32
  %2, %3 = arith.mului_extended %v, %v : vector<2xi32>
  return %0, %1, %3 : i32, i32, vector<2xi32>
}
// -----
// arith.extsi from i8 to i32
func.func @f(%a: i8, %v: vector<2xi8>) -> (i32, vector<2xi32>) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %v : vector<2xi8> to vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.extui from i1 to i64
func.func @f(%a: i1, %v: vector<2xi1>) -> (i64, vector<2xi64>) {
  %0 = arith.extui %a : i1 to i64
  %1 = arith.extui %v : vector<2xi1> to vector<2xi64>
  return %0, %1 : i64, vector<2xi64>
}
// -----
// arith.trunci from i64 to i3
func.func @f(%a: i64, %v: vector<2xi64>) -> (i3, vector<2xi3>) {
  %0 = arith.trunci %a : i64 to i3
  %1 = arith.trunci %v : vector<2xi64> to vector<2xi3>
  return %0, %1 : i3, vector<2xi3>
}
// -----
// arith.sitofp from i32 to f16
func.func @f(%a: i32, %v: vector<2xi32>) -> (f16, vector<2xf16>) {
  %0 = arith.sitofp %a : i32 to f16
  %1 = arith.sitofp %v : vector<2xi32> to vector<2xf16>
  return %0, %1 : f16, vector<2xf16>
}
// -----
// arith.uitofp from i1 to f64
func.func @f(%a: i1, %v: vector<2xi1>) -> (f64, vector<2xf64>) {
  %0 = arith.uitofp %a : i1 to f64
  %1 = arith.uitofp %v : vector<2xi1> to vector<2xf64>
  return %0, %1 : f64, vector<2xf64>
}
// -----
// arith.fptosi from f32 to i7
func.func @f(%a: f32, %v: vector<2xf32>) -> (i7, vector<2xi7>) {
  %0 = arith.fptosi %a : f32 to i7
  %1 = arith.fptosi %v : vector<2xf32> to vector<2xi7>
  return %0, %1 : i7, vector<2xi7>
}
// -----
// arith.fptoui from bf16 to i32
func.func @f(%a: bf16, %v: vector<2xbf16>) -> (i32, vector<2xi32>) {
  %0 = arith.fptoui %a : bf16 to i32
  %1 = arith.fptoui %v : vector<2xbf16> to vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.index_cast from index to i32
func.func @f(%a: index, %v: vector<2xindex>) -> (i32, vector<2xi32>) {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %v : vector<2xindex> to vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.index_cast from i8 to index
func.func @f(%a: i8, %v: vector<2xi8>) -> (index, vector<2xindex>) {
  %0 = arith.index_cast %a : i8 to index
  %1 = arith.index_cast %v : vector<2xi8> to vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}
// -----
// arith.index_cast from index to i64
func.func @f(%a: index, %v: vector<2xindex>) -> (i64, vector<2xi64>) {
  %0 = arith.index_cast %a : index to i64
  %1 = arith.index_cast %v : vector<2xindex> to vector<2xi64>
  return %0, %1 : i64, vector<2xi64>
}
// -----
// arith.index_castui from i16 to index
func.func @f(%a: i16, %v: vector<2xi16>) -> (index, vector<2xindex>) {
  %0 = arith.index_castui %a : i16 to index
  %1 = arith.index_castui %v : vector<2xi16> to vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}
// -----
// arith.index_castui from index to i16
func.func @f(%a: index, %v: vector<2xindex>) -> (i16, vector<2xi16>) {
  %0 = arith.index_castui %a : index to i16
  %1 = arith.index_castui %v : vector<2xindex> to vector<2xi16>
  return %0, %1 : i16, vector<2xi16>
}
// -----
// arith.bitcast from i32 to f32
func.func @f(%a: i32, %v: vector<2xi32>) -> (f32, vector<2xf32>) {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %v : vector<2xi32> to vector<2xf32>
  return %0, %1 : f32, vector<2xf32>
}
// -----
// arith.extf from f16 to f80
func.func @f(%a: f16, %v: vector<2xf16>) -> (f80, vector<2xf80>) {
  %0 = arith.extf %a : f16 to f80
  %1 = arith.extf %v : vector<2xf16> to vector<2xf80>
  return %0, %1 : f80, vector<2xf80>
}
// -----
// arith.truncf from f128 to bf16
func.func @f(%a: f128, %v: vector<2xf128>) -> (bf16, vector<2xbf16>) {
  %0 = arith.truncf %a : f128 to bf16
  %1 = arith.truncf %v : vector<2xf128> to vector<2xbf16>
  return %0, %1 : bf16, vector<2xbf16>
}
// -----
// arith.truncf with a rounding mode
func.func @f(%a: f64) -> (f32, f32, f32, f32) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %a downward : f64 to f32
  %2 = arith.truncf %a upward : f64 to f32
  %3 = arith.truncf %a toward_zero : f64 to f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// -----
// arith.cmpi
func.func @f(%a: index, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi slt, %a, %a : index
  %1 = arith.cmpi uge, %v, %v : vector<2xi8>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpf
func.func @f(%a: f32) -> (i1, i1, i1) {
  %0 = arith.cmpf oeq, %a, %a : f32
  %1 = arith.cmpf une, %a, %a fastmath<ninf> : f32
  %2 = arith.cmpf true, %a, %a : f32
  return %0, %1, %2 : i1, i1, i1
}
// -----
// arith.select
func.func @f(%c: i1, %v: vector<2xi1>, %a: vector<2xi8>) -> vector<2xi8> {
  %0 = arith.select %c, %a, %a : vector<2xi8>
  %1 = arith.select %v, %0, %a : vector<2xi1>, vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
// arith.constant
func.func @f() -> (index, vector<2x2xf32>, i1, f8E4M3FN) {
  %0 = arith.constant 1 : index
  %1 = arith.constant dense<1.0> : vector<2x2xf32>
  %2 = arith.constant true
  %3 = arith.constant 2.0 : f8E4M3FN
  return %0, %1, %2, %3 : index, vector<2x2xf32>, i1, f8E4M3FN
}
// -----
// arith.ceildivsi has no lowering
func.func @f(%a: i32) -> i32 {
  %0 = arith.ceildivsi %a, %a : i32
  return %0 : i32
}
// -----
// arith.ceildivui has no lowering
func.func @f(%a: i32) -> i32 {
  %0 = arith.ceildivui %a, %a : i32
  return %0 : i32
}
// -----
// arith.floordivsi has no lowering
func.func @f(%a: i32) -> i32 {
  %0 = arith.floordivsi %a, %a : i32
  return %0 : i32
}
