// rtblgen-opt --split-input-file --convert-math-to-llvm
// math.absf
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.absf %a fastmath<nnan> : f32
  %1 = math.absf %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.acos
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.acos %a fastmath<nnan> : f32
  %1 = math.acos %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.acosh
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.acosh %a fastmath<nnan> : f32
  %1 = math.acosh %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.asin
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.asin %a fastmath<nnan> : f32
  %1 = math.asin %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.asinh
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.asinh %a fastmath<nnan> : f32
  %1 = math.asinh %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.atan
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.atan %a fastmath<nnan> : f32
  %1 = math.atan %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.atanh
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.atanh %a fastmath<nnan> : f32
  %1 = math.atanh %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.cbrt
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.cbrt %a fastmath<nnan> : f32
  %1 = math.cbrt %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.ceil
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.ceil %a fastmath<nnan> : f32
  %1 = math.ceil %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.cos
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.cos %a fastmath<nnan> : f32
  %1 = math.cos %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.cosh
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.cosh %a fastmath<nnan> : f32
  %1 = math.cosh %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.erf
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.erf %a fastmath<nnan> : f32
  %1 = math.erf %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.erfc
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.erfc %a fastmath<nnan> : f32
  %1 = math.erfc %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.exp
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.exp %a fastmath<nnan> : f32
  %1 = math.exp %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.exp2
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.exp2 %a fastmath<nnan> : f32
  %1 = math.exp2 %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.expm1
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.expm1 %a fastmath<nnan> : f32
  %1 = math.expm1 %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.floor
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.floor %a fastmath<nnan> : f32
  %1 = math.floor %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.log
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.log %a fastmath<nnan> : f32
  %1 = math.log %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.log10
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.log10 %a fastmath<nnan> : f32
  %1 = math.log10 %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.log1p
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.log1p %a fastmath<nnan> : f32
  %1 = math.log1p %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.log2
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.log2 %a fastmath<nnan> : f32
  %1 = math.log2 %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.round
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.round %a fastmath<nnan> : f32
  %1 = math.round %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.roundeven
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.roundeven %a fastmath<nnan> : f32
  %1 = math.roundeven %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.rsqrt
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.rsqrt %a fastmath<nnan> : f32
  %1 = math.rsqrt %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.sin
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.sin %a fastmath<nnan> : f32
  %1 = math.sin %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.sinh
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.sinh %a fastmath<nnan> : f32
  %1 = math.sinh %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.sqrt
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.sqrt %a fastmath<nnan> : f32
  %1 = math.sqrt %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.tan
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.tan %a fastmath<nnan> : f32
  %1 = math.tan %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.tanh
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.tanh %a fastmath<nnan> : f32
  %1 = math.tanh %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.trunc
func.func @f(%a: f32, %v: vector<2x3xf64>) -> (f32, vector<2x3xf64>) {
  %0 = math.trunc %a fastmath<nnan> : f32
  %1 = math.trunc %v : vector<2x3xf64>
  return %0, %1 : f32, vector<2x3xf64>
}
// -----
// math.absi
func.func @f(%a: i8, %v: vector<4xi8>) -> (i8, vector<4xi8>) {
  %0 = math.absi %a : i8
  %1 = math.absi %v : vector<4xi8>
  return %0, %1 : i8, vector<4xi8>
}
// -----
// math.absi of vectors in arrays
// DIFFERS: nested-bit-counts in docs/differences.md
func.func @f(%v: vector<2x4xi8>) -> vector<2x4xi8> {
  %1 = math.absi %v : vector<2x4xi8>
  return %1 : vector<2x4xi8>
}
// -----
// math.ctlz
func.func @f(%a: i8, %v: vector<4xi8>) -> (i8, vector<4xi8>) {
  %0 = math.ctlz %a : i8
  %1 = math.ctlz %v : vector<4xi8>
  return %0, %1 : i8, vector<4xi8>
}
// -----
// math.ctlz of vectors in arrays
// DIFFERS: nested-bit-counts in docs/differences.md
func.func @f(%v: vector<2x4xi8>) -> vector<2x4xi8> {
  %1 = math.ctlz %v : vector<2x4xi8>
  return %1 : vector<2x4xi8>
}
// -----
// math.ctpop
func.func @f(%a: i8, %v: vector<4xi8>) -> (i8, vector<4xi8>) {
  %0 = math.ctpop %a : i8
  %1 = math.ctpop %v : vector<4xi8>
  return %0, %1 : i8, vector<4xi8>
}
// -----
// math.ctpop of vectors in arrays
func.func @f(%v: vector<2x4xi8>) -> vector<2x4xi8> {
  %1 = math.ctpop %v : vector<2x4xi8>
  return %1 : vector<2x4xi8>
}
// -----
// math.cttz
func.func @f(%a: i8, %v: vector<4xi8>) -> (i8, vector<4xi8>) {
  %0 = math.cttz %a : i8
  %1 = math.cttz %v : vector<4xi8>
  return %0, %1 : i8, vector<4xi8>
}
// -----
// math.cttz of vectors in arrays
// DIFFERS: nested-bit-counts in docs/differences.md
func.func @f(%v: vector<2x4xi8>) -> vector<2x4xi8> {
  %1 = math.cttz %v : vector<2x4xi8>
  return %1 : vector<2x4xi8>
}
// -----
// math.atan2
func.func @f(%a: f16) -> f16 {
  %0 = math.atan2 %a, %a : f16
  return %0 : f16
}
// -----
// math.copysign
func.func @f(%a: f16) -> f16 {
  %0 = math.copysign %a, %a : f16
  return %0 : f16
}
// -----
// math.powf
func.func @f(%a: f16) -> f16 {
  %0 = math.powf %a, %a : f16
  return %0 : f16
}
// -----
// math.isfinite
func.func @f(%a: f32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}
// -----
// math.isinf
func.func @f(%a: f32) -> i1 {
  %0 = math.isinf %a : f32
  return %0 : i1
}
// -----
// math.isnan
func.func @f(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}
// -----
// math.isnormal
func.func @f(%a: f32) -> i1 {
  %0 = math.isnormal %a : f32
  return %0 : i1
}
// -----
// math.fma
func.func @f(%a: f32) -> f32 {
  %0 = math.fma %a, %a, %a : f32
  return %0 : f32
}
// -----
// math.clampf stays
func.func @f(%a: f32) -> f32 {
  %0 = math.clampf %a to [%a, %a] : f32
  return %0 : f32
}
// -----
// math.fpowi
func.func @f(%f: f32, %a: i32) -> f32 {
  %0 = math.fpowi %f, %a : f32, i32
  return %0 : f32
}
// -----
// math.ipowi stays
func.func @f(%a: i32) -> i32 {
  %0 = math.ipowi %a, %a : i32
  return %0 : i32
}
// -----
// math.sincos
func.func @f(%f: f32) -> (f32, f32) {
  %0, %1 = math.sincos %f : f32
  return %0, %1 : f32, f32
}
