// rtblgen-opt --split-input-file --convert-complex-to-llvm
// rtblgen-opt --split-input-file --convert-complex-to-llvm=complex-range=basic
// rtblgen-opt --split-input-file --convert-complex-to-llvm=complex-range=none
// complex.abs
func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}
// -----
// complex.im
func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.im %a : complex<f64>
  return %0 : f64
}
// -----
// complex.re
func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.re %a : complex<f64>
  return %0 : f64
}
// -----
// complex.add
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.div
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.mul
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.sub
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.create and complex.constant
func.func @f(%a: f32) -> (complex<f32>, complex<f32>) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
// -----
// complex.angle has no lowering
func.func @f(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}
// -----
// complex.conj has no lowering
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.cos has no lowering
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.eq has no lowering
func.func @f(%a: complex<f32>) -> i1 {
  %0 = complex.eq %a, %a : complex<f32>
  return %0 : i1
}
// -----
// complex.exp has no lowering
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}
