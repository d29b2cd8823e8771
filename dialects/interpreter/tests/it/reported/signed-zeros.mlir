// Passes: arith-expand; arith-expand,canonicalize; canonicalize,arith-expand
func.func @main(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}
// -----
func.func @main(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
// -----
func.func @main(%a: f64, %b: f64) -> f64 {
  %m = arith.maximumf %a, %b : f64
  %z = arith.constant -0.0 : f64
  %r = arith.minimumf %z, %m : f64
  return %r : f64
}
// -----
func.func @main(%a: f16, %b: f16) -> f16 {
  %v = vector.from_elements %a, %b : vector<2xf16>
  %w = vector.from_elements %b, %a : vector<2xf16>
  %m = arith.minimumf %v, %w : vector<2xf16>
  %r = vector.extract %m[1] : f16 from vector<2xf16>
  return %r : f16
}
// -----
func.func @main(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %r = arith.maximumf %a, %b : f8E5M2
  return %r : f8E5M2
}
