// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// complex.conj
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.conj %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.cos
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a : complex<f32>
  %1 = complex.cos %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.exp
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.exp %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.expm1
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a : complex<f32>
  %1 = complex.expm1 %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.log
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  %1 = complex.log %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.log1p
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a : complex<f32>
  %1 = complex.log1p %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.neg
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.rsqrt
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  %1 = complex.rsqrt %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.sign
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  %1 = complex.sign %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.sin
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  %1 = complex.sin %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.sqrt
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  %1 = complex.sqrt %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.tan
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  %1 = complex.tan %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.tanh
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a : complex<f32>
  %1 = complex.tanh %0 fastmath<fast> {x} : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.abs
func.func @f(%a: complex<f64>) -> (f64, f64) {
  %0 = complex.abs %a : complex<f64>
  %1 = complex.abs %a fastmath<nnan> : complex<f64>
  return %0, %1 : f64, f64
}
// -----
// complex.angle
func.func @f(%a: complex<f64>) -> (f64, f64) {
  %0 = complex.angle %a : complex<f64>
  %1 = complex.angle %a fastmath<nnan> : complex<f64>
  return %0, %1 : f64, f64
}
// -----
// complex.im
func.func @f(%a: complex<f64>) -> (f64, f64) {
  %0 = complex.im %a : complex<f64>
  %1 = complex.im %a fastmath<nnan> : complex<f64>
  return %0, %1 : f64, f64
}
// -----
// complex.re
func.func @f(%a: complex<f64>) -> (f64, f64) {
  %0 = complex.re %a : complex<f64>
  %1 = complex.re %a fastmath<nnan> : complex<f64>
  return %0, %1 : f64, f64
}
// -----
// complex.add
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.add %0, %b fastmath<contract> : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.atan2
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b : complex<f32>
  %1 = complex.atan2 %0, %b fastmath<contract> : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.div
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  %1 = complex.div %0, %b fastmath<contract> : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.mul
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  %1 = complex.mul %0, %b fastmath<contract> : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.pow
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b : complex<f32>
  %1 = complex.pow %0, %b fastmath<contract> : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.sub
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.sub %0, %b fastmath<contract> : complex<f32>
  return %1 : complex<f32>
}
// -----
// complex.powi
func.func @f(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n : complex<f32>, i32
  %1 = complex.powi %0, %n fastmath<fast> : complex<f32>, i32
  return %1 : complex<f32>
}
// -----
// complex.eq
func.func @f(%a: complex<f16>) -> (i1, i1) {
  %0 = complex.eq %a, %a : complex<f16>
  %1 = complex.eq %a, %a {x} : complex<f16>
  return %0, %1 : i1, i1
}
// -----
// complex.neq
func.func @f(%a: complex<f16>) -> (i1, i1) {
  %0 = complex.neq %a, %a : complex<f16>
  %1 = complex.neq %a, %a {x} : complex<f16>
  return %0, %1 : i1, i1
}
// -----
// complex.create and complex.bitcast
func.func @f(%a: f32) -> (complex<f32>, i64) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  %2 = complex.bitcast %1 : i64 to complex<f32>
  return %2, %1 : complex<f32>, i64
}
// -----
// complex.constant
func.func @f() -> complex<f32> {
  %0 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %1 = complex.constant [1 : i8, 2 : i8] : complex<i8>
  %2 = complex.constant [0x7FC00000 : f32, 0.0 : f32] : complex<f32>
  return %0 : complex<f32>
}
// -----
// #complex.number
func.func private @f() attributes {x = #complex.number<:f64 1.0, -2.0> : complex<f64>, y = #complex.number<:f32 0.0, 1.0>}
