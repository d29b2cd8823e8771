// Passes: canonicalize; cse,canonicalize; sccp
// The sign of a zero shows when 1 is divided by it.
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %0 = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %s = complex.add %z, %0 : complex<f32>
  %re = complex.re %s : complex<f32>
  %one = arith.constant 1.0 : f32
  %r = arith.divf %one, %re : f32
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %0 = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %s = complex.add %z, %0 : complex<f32>
  %re = complex.re %s : complex<f32>
  %one = arith.constant 1.0 : f32
  %r = arith.divf %one, %re : f32
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %0 = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %s = complex.sub %z, %0 : complex<f32>
  %im = complex.im %s : complex<f32>
  %one = arith.constant 1.0 : f32
  %r = arith.divf %one, %im : f32
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %n = complex.neg %z : complex<f32>
  %m = complex.neg %n : complex<f32>
  %s = complex.sub %m, %z : complex<f32>
  %im = complex.im %s : complex<f32>
  %one = arith.constant 1.0 : f32
  %r = arith.divf %one, %im : f32
  return %r : f32
}
