// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// math.absf
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.absf %a : f32
  %1 = math.absf %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.absf %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.acos
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.acos %a : f32
  %1 = math.acos %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.acos %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.acosh
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.acosh %a : f32
  %1 = math.acosh %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.acosh %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.asin
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.asin %a : f32
  %1 = math.asin %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.asin %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.asinh
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.asinh %a : f32
  %1 = math.asinh %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.asinh %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.atan
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.atan %a : f32
  %1 = math.atan %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.atan %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.atanh
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.atanh %a : f32
  %1 = math.atanh %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.atanh %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.cbrt
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.cbrt %a : f32
  %1 = math.cbrt %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.cbrt %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.ceil
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.ceil %a : f32
  %1 = math.ceil %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.ceil %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.cos
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.cos %a : f32
  %1 = math.cos %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.cos %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.cosh
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.cosh %a : f32
  %1 = math.cosh %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.cosh %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.erf
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.erf %a : f32
  %1 = math.erf %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.erf %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.erfc
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.erfc %a : f32
  %1 = math.erfc %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.erfc %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.exp
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.exp %a : f32
  %1 = math.exp %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.exp %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.exp2
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.exp2 %a : f32
  %1 = math.exp2 %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.exp2 %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.expm1
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.expm1 %a : f32
  %1 = math.expm1 %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.expm1 %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.floor
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.floor %a : f32
  %1 = math.floor %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.floor %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.log
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.log %a : f32
  %1 = math.log %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.log %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.log10
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.log10 %a : f32
  %1 = math.log10 %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.log10 %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.log1p
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.log1p %a : f32
  %1 = math.log1p %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.log1p %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.log2
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.log2 %a : f32
  %1 = math.log2 %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.log2 %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.round
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.round %a : f32
  %1 = math.round %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.round %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.roundeven
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.roundeven %a : f32
  %1 = math.roundeven %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.roundeven %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.rsqrt
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.rsqrt %a : f32
  %1 = math.rsqrt %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.rsqrt %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.sin
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.sin %a : f32
  %1 = math.sin %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.sin %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.sinh
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.sinh %a : f32
  %1 = math.sinh %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.sinh %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.sqrt
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.sqrt %a : f32
  %1 = math.sqrt %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.sqrt %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.tan
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.tan %a : f32
  %1 = math.tan %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.tan %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.tanh
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.tanh %a : f32
  %1 = math.tanh %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.tanh %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.trunc
func.func @f(%a: f32, %v: vector<2x[3]xf64>, %t: tensor<?xbf16>) -> (f32, vector<2x[3]xf64>, tensor<?xbf16>) {
  %0 = math.trunc %a : f32
  %1 = math.trunc %v fastmath<fast> : vector<2x[3]xf64>
  %2 = math.trunc %t fastmath<none> {x} : tensor<?xbf16>
  return %0, %1, %2 : f32, vector<2x[3]xf64>, tensor<?xbf16>
}
// -----
// math.absi
func.func @f(%a: i7, %b: index, %v: vector<4xi8>) -> (i7, index, vector<4xi8>) {
  %0 = math.absi %a : i7
  %1 = math.absi %b : index
  %2 = math.absi %v {x} : vector<4xi8>
  return %0, %1, %2 : i7, index, vector<4xi8>
}
// -----
// math.ctlz
func.func @f(%a: i7, %b: index, %v: vector<4xi8>) -> (i7, index, vector<4xi8>) {
  %0 = math.ctlz %a : i7
  %1 = math.ctlz %b : index
  %2 = math.ctlz %v {x} : vector<4xi8>
  return %0, %1, %2 : i7, index, vector<4xi8>
}
// -----
// math.ctpop
func.func @f(%a: i7, %b: index, %v: vector<4xi8>) -> (i7, index, vector<4xi8>) {
  %0 = math.ctpop %a : i7
  %1 = math.ctpop %b : index
  %2 = math.ctpop %v {x} : vector<4xi8>
  return %0, %1, %2 : i7, index, vector<4xi8>
}
// -----
// math.cttz
func.func @f(%a: i7, %b: index, %v: vector<4xi8>) -> (i7, index, vector<4xi8>) {
  %0 = math.cttz %a : i7
  %1 = math.cttz %b : index
  %2 = math.cttz %v {x} : vector<4xi8>
  return %0, %1, %2 : i7, index, vector<4xi8>
}
// -----
// math.atan2
func.func @f(%a: f16, %t: tensor<*xf32>) -> (f16, tensor<*xf32>) {
  %0 = math.atan2 %a, %a : f16
  %1 = math.atan2 %t, %t fastmath<reassoc,nsz> : tensor<*xf32>
  return %0, %1 : f16, tensor<*xf32>
}
// -----
// math.copysign
func.func @f(%a: f16, %t: tensor<*xf32>) -> (f16, tensor<*xf32>) {
  %0 = math.copysign %a, %a : f16
  %1 = math.copysign %t, %t fastmath<reassoc,nsz> : tensor<*xf32>
  return %0, %1 : f16, tensor<*xf32>
}
// -----
// math.powf
func.func @f(%a: f16, %t: tensor<*xf32>) -> (f16, tensor<*xf32>) {
  %0 = math.powf %a, %a : f16
  %1 = math.powf %t, %t fastmath<reassoc,nsz> : tensor<*xf32>
  return %0, %1 : f16, tensor<*xf32>
}
// -----
// math.isfinite
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, vector<2xi1>) {
  %0 = math.isfinite %a : f32
  %1 = math.isfinite %v {x} : vector<2xf32>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// math.isinf
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, vector<2xi1>) {
  %0 = math.isinf %a : f32
  %1 = math.isinf %v {x} : vector<2xf32>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// math.isnan
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, vector<2xi1>) {
  %0 = math.isnan %a : f32
  %1 = math.isnan %v {x} : vector<2xf32>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// math.isnormal
func.func @f(%a: f32, %v: vector<2xf32>) -> (i1, vector<2xi1>) {
  %0 = math.isnormal %a : f32
  %1 = math.isnormal %v {x} : vector<2xf32>
  return %0, %1 : i1, vector<2xi1>
}
// -----
// math.fma and math.clampf
func.func @f(%a: f32, %v: vector<2xf64>) -> (f32, vector<2xf64>) {
  %0 = math.fma %a, %a, %a : f32
  %1 = math.fma %v, %v, %v fastmath<contract> : vector<2xf64>
  %2 = math.clampf %a to [%0, %a] : f32
  %3 = math.clampf %v to [%v, %v] fastmath<fast> : vector<2xf64>
  return %2, %1 : f32, vector<2xf64>
}
// -----
// math.ipowi and math.fpowi
func.func @f(%a: i32, %f: f32, %v: vector<2xf64>, %w: vector<2xi8>) -> (i32, f32, vector<2xf64>) {
  %0 = math.ipowi %a, %a : i32
  %1 = math.fpowi %f, %a : f32, i32
  %2 = math.fpowi %v, %w fastmath<afn> : vector<2xf64>, vector<2xi8>
  return %0, %1, %2 : i32, f32, vector<2xf64>
}
// -----
// math.sincos
func.func @f(%f: f32, %v: vector<2xf64>) -> (f32, vector<2xf64>) {
  %0, %1 = math.sincos %f : f32
  %2, %3 = math.sincos %v fastmath<nnan> : vector<2xf64>
  return %0, %3 : f32, vector<2xf64>
}
