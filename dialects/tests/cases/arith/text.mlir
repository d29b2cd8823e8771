// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// arith.addi with and without overflow flags
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b overflow<nsw> : i32
  %2 = arith.addi %1, %b overflow<nuw> {x} : i32
  %3 = arith.addi %2, %b overflow<nsw, nuw> : i32
  return %3 : i32
}
// -----
// arith.subi with and without overflow flags
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %0, %b overflow<nsw> : i32
  %2 = arith.subi %1, %b overflow<nuw> {x} : i32
  %3 = arith.subi %2, %b overflow<nsw, nuw> : i32
  return %3 : i32
}
// -----
// arith.muli with and without overflow flags
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.muli %0, %b overflow<nsw> : i32
  %2 = arith.muli %1, %b overflow<nuw> {x} : i32
  %3 = arith.muli %2, %b overflow<nsw, nuw> : i32
  return %3 : i32
}
// -----
// arith.shli with and without overflow flags
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  %1 = arith.shli %0, %b overflow<nsw> : i32
  %2 = arith.shli %1, %b overflow<nuw> {x} : i32
  %3 = arith.shli %2, %b overflow<nsw, nuw> : i32
  return %3 : i32
}
// -----
// arith.divsi with and without exact
func.func @f(%a: index, %b: index) -> index {
  %0 = arith.divsi %a, %b : index
  %1 = arith.divsi %0, %b exact {x = 1 : i8} : index
  return %1 : index
}
// -----
// arith.divui with and without exact
func.func @f(%a: index, %b: index) -> index {
  %0 = arith.divui %a, %b : index
  %1 = arith.divui %0, %b exact {x = 1 : i8} : index
  return %1 : index
}
// -----
// arith.shrsi with and without exact
func.func @f(%a: index, %b: index) -> index {
  %0 = arith.shrsi %a, %b : index
  %1 = arith.shrsi %0, %b exact {x = 1 : i8} : index
  return %1 : index
}
// -----
// arith.shrui with and without exact
func.func @f(%a: index, %b: index) -> index {
  %0 = arith.shrui %a, %b : index
  %1 = arith.shrui %0, %b exact {x = 1 : i8} : index
  return %1 : index
}
// -----
// arith.andi of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.andi %a, %a : vector<2x[4]xi8>
  %1 = arith.andi %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.ori of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.ori %a, %a : vector<2x[4]xi8>
  %1 = arith.ori %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.xori of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.xori %a, %a : vector<2x[4]xi8>
  %1 = arith.xori %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.ceildivsi of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.ceildivsi %a, %a : vector<2x[4]xi8>
  %1 = arith.ceildivsi %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.ceildivui of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.ceildivui %a, %a : vector<2x[4]xi8>
  %1 = arith.ceildivui %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.floordivsi of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.floordivsi %a, %a : vector<2x[4]xi8>
  %1 = arith.floordivsi %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.remsi of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.remsi %a, %a : vector<2x[4]xi8>
  %1 = arith.remsi %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.remui of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.remui %a, %a : vector<2x[4]xi8>
  %1 = arith.remui %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.maxsi of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.maxsi %a, %a : vector<2x[4]xi8>
  %1 = arith.maxsi %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.maxui of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.maxui %a, %a : vector<2x[4]xi8>
  %1 = arith.maxui %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.minsi of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.minsi %a, %a : vector<2x[4]xi8>
  %1 = arith.minsi %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.minui of vectors and tensors
func.func @f(%a: vector<2x[4]xi8>, %b: tensor<?x3xindex>) -> (vector<2x[4]xi8>, tensor<?x3xindex>) {
  %0 = arith.minui %a, %a : vector<2x[4]xi8>
  %1 = arith.minui %b, %b {x} : tensor<?x3xindex>
  return %0, %1 : vector<2x[4]xi8>, tensor<?x3xindex>
}
// -----
// arith.addf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %0, %a fastmath<fast> : f32
  %2 = arith.addf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.addf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.subf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.subf %a, %a : f32
  %1 = arith.subf %0, %a fastmath<fast> : f32
  %2 = arith.subf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.subf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.mulf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.mulf %a, %a : f32
  %1 = arith.mulf %0, %a fastmath<fast> : f32
  %2 = arith.mulf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.mulf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.divf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.divf %a, %a : f32
  %1 = arith.divf %0, %a fastmath<fast> : f32
  %2 = arith.divf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.divf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.remf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.remf %a, %a : f32
  %1 = arith.remf %0, %a fastmath<fast> : f32
  %2 = arith.remf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.remf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.maximumf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.maximumf %a, %a : f32
  %1 = arith.maximumf %0, %a fastmath<fast> : f32
  %2 = arith.maximumf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.maximumf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.minimumf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.minimumf %a, %a : f32
  %1 = arith.minimumf %0, %a fastmath<fast> : f32
  %2 = arith.minimumf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.minimumf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.maxnumf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.maxnumf %a, %a : f32
  %1 = arith.maxnumf %0, %a fastmath<fast> : f32
  %2 = arith.maxnumf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.maxnumf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.minnumf with fast-math flags
func.func @f(%a: f32, %b: vector<4xbf16>) -> (f32, vector<4xbf16>) {
  %0 = arith.minnumf %a, %a : f32
  %1 = arith.minnumf %0, %a fastmath<fast> : f32
  %2 = arith.minnumf %b, %b fastmath<nnan,contract> : vector<4xbf16>
  %3 = arith.minnumf %b, %2 fastmath<none> {x} : vector<4xbf16>
  return %1, %3 : f32, vector<4xbf16>
}
// -----
// arith.negf
func.func @f(%a: tensor<*xf64>) -> tensor<*xf64> {
  %0 = arith.negf %a : tensor<*xf64>
  %1 = arith.negf %0 fastmath<nsz> : tensor<*xf64>
  return %1 : tensor<*xf64>
}
// -----
// arith.addui_extended
func.func @f(%a: i32, %b: vector<3xi32>) -> (i32, i1, vector<3xi32>, vector<3xi1>) {
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  %2, %3 = arith.addui_extended %b, %b : vector<3xi32>, vector<3xi1>
  return %0, %1, %2, %3 : i32, i1, vector<3xi32>, vector<3xi1>
}
// -----
// arith.mulsi_extended
func.func @f(%a: i32, %b: vector<3xi32>) -> (i32, i32, vector<3xi32>, vector<3xi32>) {
  %0, %1 = arith.mulsi_extended %a, %a : i32
  %2, %3 = arith.mulsi_extended %b, %b : vector<3xi32>
  return %0, %1, %2, %3 : i32, i32, vector<3xi32>, vector<3xi32>
}
// -----
// arith.mului_extended
func.func @f(%a: i32, %b: vector<3xi32>) -> (i32, i32, vector<3xi32>, vector<3xi32>) {
  %0, %1 = arith.mului_extended %a, %a : i32
  %2, %3 = arith.mului_extended %b, %b : vector<3xi32>
  return %0, %1, %2, %3 : i32, i32, vector<3xi32>, vector<3xi32>
}
// -----
// arith.extsi of a scalar and a vector
func.func @f(%a: i8, %v: vector<2xi8>) -> (i32, vector<2xi32>) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %v {x} : vector<2xi8> to vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.extui of a scalar and a vector
func.func @f(%a: i1, %v: vector<2xi1>) -> (i64, vector<2xi64>) {
  %0 = arith.extui %a : i1 to i64
  %1 = arith.extui %v {x} : vector<2xi1> to vector<2xi64>
  return %0, %1 : i64, vector<2xi64>
}
// -----
// arith.trunci of a scalar and a vector
func.func @f(%a: i64, %v: vector<2xi64>) -> (i3, vector<2xi3>) {
  %0 = arith.trunci %a : i64 to i3
  %1 = arith.trunci %v {x} : vector<2xi64> to vector<2xi3>
  %2 = arith.trunci %a overflow<nsw> : i64 to i3
  return %0, %1 : i3, vector<2xi3>
}
// -----
// arith.sitofp of a scalar and a vector
func.func @f(%a: i32, %v: vector<2xi32>) -> (f16, vector<2xf16>) {
  %0 = arith.sitofp %a : i32 to f16
  %1 = arith.sitofp %v {x} : vector<2xi32> to vector<2xf16>
  return %0, %1 : f16, vector<2xf16>
}
// -----
// arith.uitofp of a scalar and a vector
func.func @f(%a: i1, %v: vector<2xi1>) -> (f64, vector<2xf64>) {
  %0 = arith.uitofp %a : i1 to f64
  %1 = arith.uitofp %v {x} : vector<2xi1> to vector<2xf64>
  return %0, %1 : f64, vector<2xf64>
}
// -----
// arith.fptosi of a scalar and a vector
func.func @f(%a: f32, %v: vector<2xf32>) -> (i7, vector<2xi7>) {
  %0 = arith.fptosi %a : f32 to i7
  %1 = arith.fptosi %v {x} : vector<2xf32> to vector<2xi7>
  return %0, %1 : i7, vector<2xi7>
}
// -----
// arith.fptoui of a scalar and a vector
func.func @f(%a: bf16, %v: vector<2xbf16>) -> (i32, vector<2xi32>) {
  %0 = arith.fptoui %a : bf16 to i32
  %1 = arith.fptoui %v {x} : vector<2xbf16> to vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.index_cast of a scalar and a vector
func.func @f(%a: index, %v: vector<2xindex>) -> (i32, vector<2xi32>) {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %v {x} : vector<2xindex> to vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
// -----
// arith.index_castui of a scalar and a vector
func.func @f(%a: i16, %v: vector<2xi16>) -> (index, vector<2xindex>) {
  %0 = arith.index_castui %a : i16 to index
  %1 = arith.index_castui %v {x} : vector<2xi16> to vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}
// -----
// arith.bitcast of a scalar and a vector
func.func @f(%a: i32, %v: vector<2xi32>) -> (f32, vector<2xf32>) {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %v {x} : vector<2xi32> to vector<2xf32>
  return %0, %1 : f32, vector<2xf32>
}
// -----
// arith.extf of a scalar and a vector
func.func @f(%a: f16, %v: vector<2xf16>) -> (f80, vector<2xf80>) {
  %0 = arith.extf %a : f16 to f80
  %1 = arith.extf %v {x} : vector<2xf16> to vector<2xf80>
  %2 = arith.extf %a fastmath<contract> : f16 to f80
  return %0, %1 : f80, vector<2xf80>
}
// -----
// arith.truncf of a scalar and a vector
func.func @f(%a: f128, %v: vector<2xf128>) -> (bf16, vector<2xbf16>) {
  %0 = arith.truncf %a : f128 to bf16
  %1 = arith.truncf %v {x} : vector<2xf128> to vector<2xbf16>
  %2 = arith.truncf %a to_nearest_even fastmath<ninf> : f128 to bf16
  return %0, %1 : bf16, vector<2xbf16>
}
// -----
// arith.scaling_extf and arith.scaling_truncf
func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU, %b: f32) -> (f32, f4E2M1FN, f4E2M1FN) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %b, %s : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_truncf %b, %s to_nearest_even fastmath<fast> : f32, f8E8M0FNU to f4E2M1FN
  return %0, %1, %2 : f32, f4E2M1FN, f4E2M1FN
}
// -----
// arith.cmpi eq
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi eq, %a, %a : i9
  %1 = arith.cmpi eq, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi ne
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi ne, %a, %a : i9
  %1 = arith.cmpi ne, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi slt
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi slt, %a, %a : i9
  %1 = arith.cmpi slt, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi sle
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi sle, %a, %a : i9
  %1 = arith.cmpi sle, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi sgt
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi sgt, %a, %a : i9
  %1 = arith.cmpi sgt, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi sge
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi sge, %a, %a : i9
  %1 = arith.cmpi sge, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi ult
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi ult, %a, %a : i9
  %1 = arith.cmpi ult, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi ule
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi ule, %a, %a : i9
  %1 = arith.cmpi ule, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi ugt
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi ugt, %a, %a : i9
  %1 = arith.cmpi ugt, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpi uge
func.func @f(%a: i9, %b: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi uge, %a, %a : i9
  %1 = arith.cmpi uge, %b, %b {x} : vector<2xindex>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// arith.cmpf false
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf false, %a, %a : f32
  %1 = arith.cmpf false, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf oeq
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf oeq, %a, %a : f32
  %1 = arith.cmpf oeq, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ogt
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ogt, %a, %a : f32
  %1 = arith.cmpf ogt, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf oge
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf oge, %a, %a : f32
  %1 = arith.cmpf oge, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf olt
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf olt, %a, %a : f32
  %1 = arith.cmpf olt, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ole
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ole, %a, %a : f32
  %1 = arith.cmpf ole, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf one
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf one, %a, %a : f32
  %1 = arith.cmpf one, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ord
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ord, %a, %a : f32
  %1 = arith.cmpf ord, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ueq
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ueq, %a, %a : f32
  %1 = arith.cmpf ueq, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ugt
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ugt, %a, %a : f32
  %1 = arith.cmpf ugt, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf uge
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf uge, %a, %a : f32
  %1 = arith.cmpf uge, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ult
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ult, %a, %a : f32
  %1 = arith.cmpf ult, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf ule
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf ule, %a, %a : f32
  %1 = arith.cmpf ule, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf une
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf une, %a, %a : f32
  %1 = arith.cmpf une, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf uno
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf uno, %a, %a : f32
  %1 = arith.cmpf uno, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.cmpf true
func.func @f(%a: f32) -> (i1, i1) {
  %0 = arith.cmpf true, %a, %a : f32
  %1 = arith.cmpf true, %a, %a fastmath<nnan> : f32
  return %0, %1 : i1, i1
}
// -----
// arith.select
func.func @f(%c: i1, %v: vector<2xi1>, %a: vector<2xf32>, %t: tensor<?xi8>) -> (vector<2xf32>, tensor<?xi8>) {
  %0 = arith.select %c, %a, %a : vector<2xf32>
  %1 = arith.select %v, %0, %a {x} : vector<2xi1>, vector<2xf32>
  %2 = arith.select %c, %t, %t : tensor<?xi8>
  return %1, %2 : vector<2xf32>, tensor<?xi8>
}
// -----
// arith.constant of integers and names of values
func.func @f() -> (i32, i64, i1, i1, index, i8, i128) {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -1 : i64
  %2 = arith.constant true
  %3 = arith.constant false
  %4 = arith.constant 7 : index
  %5 = arith.constant 0xFF : i8
  %6 = arith.constant 170141183460469231731687303715884105727 : i128
  return %0, %1, %2, %3, %4, %5, %6 : i32, i64, i1, i1, index, i8, i128
}
// -----
// arith.constant of floating point numbers
func.func @f() -> (f32, f64, f32, bf16, bf16, f16, f8E5M2) {
  %0 = arith.constant 1.5 : f32
  %1 = arith.constant -0.0 : f64
  %2 = arith.constant 0x7FC00000 : f32
  %3 = arith.constant 1.0e10 : bf16
  %4 = arith.constant 0xFF80 : bf16
  %5 = arith.constant 0.1 : f16
  %6 = arith.constant 3.0 : f8E5M2
  return %0, %1, %2, %3, %4, %5, %6 : f32, f64, f32, bf16, bf16, f16, f8E5M2
}
// -----
// arith.constant of vectors and tensors
func.func @f() -> (vector<2xi32>, tensor<2x2xf32>, tensor<4xi8>, vector<[4]xi1>, tensor<2xi8>) {
  %0 = arith.constant dense<[1, 2]> : vector<2xi32>
  %1 = arith.constant dense<1.0> : tensor<2x2xf32>
  %2 = arith.constant sparse<[[0], [2]], [5, 6]> : tensor<4xi8>
  %3 = arith.constant dense<true> : vector<[4]xi1>
  %4 = arith.constant {x} dense<"0x0102"> : tensor<2xi8>
  return %0, %1, %2, %3, %4 : vector<2xi32>, tensor<2x2xf32>, tensor<4xi8>, vector<[4]xi1>, tensor<2xi8>
}
