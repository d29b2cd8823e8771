// Passes: canonicalize; sccp,canonicalize
// NaN in one part becomes NaN in both.
func.func @main() -> f32 {
  %n = complex.constant [0x7FC00000 : f32, 2.0 : f32] : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.div %n, %o : complex<f32>
  %r = complex.im %d : complex<f32>
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.div %z, %o : complex<f32>
  %r = complex.im %d : complex<f32>
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.mul %z, %o : complex<f32>
  %r = complex.im %d : complex<f32>
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %z = complex.create %a, %b : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %s = complex.add %z, %o : complex<f32>
  %d = complex.sub %s, %o : complex<f32>
  %r = complex.re %d : complex<f32>
  return %r : f32
}
