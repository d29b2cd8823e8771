// rtblgen-opt --split-input-file
// complex.add of floats
func.func @f(%a: f32) {
  %0 = complex.add %a, %a : f32
  return
}
// -----
// complex.add of integers
func.func @f(%a: complex<i32>) {
  %0 = complex.add %a, %a : complex<i32>
  return
}
// -----
// complex.create of other numbers
func.func @f(%a: f32) {
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}
// -----
// complex.create of two types
func.func @f(%a: f32, %b: f64) {
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}
// -----
// complex.re with another type
func.func @f(%a: complex<f32>) {
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}
// -----
// complex.abs with another type
func.func @f(%a: complex<f32>) {
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}
// -----
// complex.constant of one number
func.func @f() {
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
// complex.constant of numbers of another type
func.func @f() {
  %0 = complex.constant [1.0 : f64, 2.0 : f64] : complex<f32>
  return
}
// -----
// complex.constant of strings
func.func @f() {
  %0 = complex.constant ["a", "b"] : complex<f32>
  return
}
// -----
// complex.bitcast to another width
func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}
// -----
// complex.bitcast of no complex number
func.func @f(%a: f32) {
  %0 = complex.bitcast %a : f32 to i32
  return
}
// -----
// complex.bitcast to a vector
func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to vector<2xf32>
  return
}
// -----
// complex.eq with another result
func.func @f(%a: complex<f32>) {
  %0 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i8
  return
}
// -----
// complex.powi with a floating point exponent
func.func @f(%a: complex<f32>, %n: f32) {
  %0 = complex.powi %a, %n : complex<f32>, f32
  return
}
// -----
// complex.mul of two types
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.mul"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
