// rtblgen-opt --split-input-file
// math.absf of an integer
func.func @f(%a: i32) {
  %0 = math.absf %a : i32
  return
}
// -----
// math.sin of an integer
func.func @f(%a: i32) {
  %0 = math.sin %a : i32
  return
}
// -----
// math.sqrt of an integer
func.func @f(%a: i32) {
  %0 = math.sqrt %a : i32
  return
}
// -----
// math.erf of an integer
func.func @f(%a: i32) {
  %0 = math.erf %a : i32
  return
}
// -----
// math.absi of a float
func.func @f(%a: f32) {
  %0 = math.absi %a : f32
  return
}
// -----
// math.ctlz of a float
func.func @f(%a: f32) {
  %0 = math.ctlz %a : f32
  return
}
// -----
// math.ctpop of a float
func.func @f(%a: f32) {
  %0 = math.ctpop %a : f32
  return
}
// -----
// math.fma of two types
func.func @f(%a: f32, %b: f64) {
  %0 = "math.fma"(%a, %a, %b) : (f32, f32, f64) -> f32
  return
}
// -----
// math.powf of two types
func.func @f(%a: f32, %b: f64) {
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
  return
}
// -----
// math.fpowi of two shapes
func.func @f(%a: vector<2xf32>, %b: vector<3xi32>) {
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<3xi32>
  return
}
// -----
// math.fpowi with a floating point exponent
func.func @f(%a: f32, %b: f64) {
  %0 = math.fpowi %a, %b : f32, f64
  return
}
// -----
// math.isnan with another result
func.func @f(%a: f32) {
  %0 = "math.isnan"(%a) : (f32) -> i8
  return
}
// -----
// math.isnan with a result of another shape
func.func @f(%a: vector<2xf32>) {
  %0 = "math.isnan"(%a) : (vector<2xf32>) -> i1
  return
}
// -----
// math.sincos with two types
func.func @f(%a: f32) {
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}
// -----
// math.clampf without bounds
func.func @f(%a: f32) {
  %0 = math.clampf %a : f32
  return
}
// -----
// math.cos with unknown flags
func.func @f(%a: f32) {
  %0 = math.cos %a fastmath<quick> : f32
  return
}
// -----
// math.copysign with one operand
func.func @f(%a: f32) {
  %0 = "math.copysign"(%a) : (f32) -> f32
  return
}
