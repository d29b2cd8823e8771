// rtblgen-opt --split-input-file --canonicalize
// math.absf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.absf %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.absf %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.absf %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.absf %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.acos of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.acos %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.acos %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.acos %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.acos %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.acosh of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.acosh %c1 : f32
  return %r1 : f32
}
// -----
// math.asin of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.asin %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.asin %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.asin %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.asin %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.asinh of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.asinh %c1 : f32
  return %r1 : f32
}
// -----
// math.atan of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.atan %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.atan %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.atan %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.atan %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.atanh of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.atanh %c1 : f32
  return %r1 : f32
}
// -----
// math.cbrt of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.cbrt %c1 : f32
  return %r1 : f32
}
// -----
// math.ceil of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.ceil %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.ceil %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.ceil %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.ceil %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.cos of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.cos %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.cos %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.cos %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.cos %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.cosh of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.cosh %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.cosh %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.cosh %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.cosh %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.erf of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.erf %c1 : f32
  return %r1 : f32
}
// -----
// math.erfc of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.erfc %c1 : f32
  return %r1 : f32
}
// -----
// math.exp of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.exp %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.exp %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.exp %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.exp %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.exp2 of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.exp2 %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.exp2 %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.exp2 %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.exp2 %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.expm1 of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.expm1 %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.expm1 %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.expm1 %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.expm1 %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.floor of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.floor %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.floor %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.floor %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.floor %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.log of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.log %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.log %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.log %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.log %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.log10 of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.log10 %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.log10 %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.log10 %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.log10 %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.log1p of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.log1p %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.log1p %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.log1p %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.log1p %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.log2 of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.log2 %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.log2 %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.log2 %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.log2 %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.round of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.round %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.round %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.round %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.round %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.roundeven of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.roundeven %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.roundeven %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.roundeven %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.roundeven %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.rsqrt of constants
func.func @f() -> f32 {
  %c1 = arith.constant 0.0 : f32
  %r1 = math.rsqrt %c1 : f32
  return %r1 : f32
}
// -----
// math.sin of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.sin %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.sin %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.sin %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.sin %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.sinh of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.sinh %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.sinh %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.sinh %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.sinh %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.sqrt of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.sqrt %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.sqrt %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.sqrt %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.sqrt %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.tan of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.tan %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.tan %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.tan %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.tan %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.tanh of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.tanh %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.tanh %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.tanh %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.tanh %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.trunc of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.trunc %c0 : f32
  %c1 = arith.constant 0.0 : f32
  %r1 = math.trunc %c1 : f32
  %c2 = arith.constant -0.5 : f32
  %r2 = math.trunc %c2 : f32
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.trunc %c3 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// math.absi of constants
func.func @f() -> (i8, i8, i8, i8) {
  %c0 = arith.constant 1 : i8
  %r0 = math.absi %c0 : i8
  %c1 = arith.constant 0 : i8
  %r1 = math.absi %c1 : i8
  %c2 = arith.constant -5 : i8
  %r2 = math.absi %c2 : i8
  %c3 = arith.constant -128 : i8
  %r3 = math.absi %c3 : i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
// -----
// math.ctlz of constants
func.func @f() -> (i8, i8, i8, i8) {
  %c0 = arith.constant 1 : i8
  %r0 = math.ctlz %c0 : i8
  %c1 = arith.constant 0 : i8
  %r1 = math.ctlz %c1 : i8
  %c2 = arith.constant -5 : i8
  %r2 = math.ctlz %c2 : i8
  %c3 = arith.constant -128 : i8
  %r3 = math.ctlz %c3 : i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
// -----
// math.ctpop of constants
func.func @f() -> (i8, i8, i8, i8) {
  %c0 = arith.constant 1 : i8
  %r0 = math.ctpop %c0 : i8
  %c1 = arith.constant 0 : i8
  %r1 = math.ctpop %c1 : i8
  %c2 = arith.constant -5 : i8
  %r2 = math.ctpop %c2 : i8
  %c3 = arith.constant -128 : i8
  %r3 = math.ctpop %c3 : i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
// -----
// math.cttz of constants
func.func @f() -> (i8, i8, i8, i8) {
  %c0 = arith.constant 1 : i8
  %r0 = math.cttz %c0 : i8
  %c1 = arith.constant 0 : i8
  %r1 = math.cttz %c1 : i8
  %c2 = arith.constant -5 : i8
  %r2 = math.cttz %c2 : i8
  %c3 = arith.constant -128 : i8
  %r3 = math.cttz %c3 : i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
// -----
// math.isfinite of constants
func.func @f() -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.isfinite %c0 : f32
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isfinite %c1 : f32
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isfinite %c2 : f32
  %c3 = arith.constant 0.0 : f32
  %r3 = math.isfinite %c3 : f32
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isfinite %c4 : f32
  return %r0, %r1, %r2, %r3, %r4 : i1, i1, i1, i1, i1
}
// -----
// math.isinf of constants
func.func @f() -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.isinf %c0 : f32
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isinf %c1 : f32
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isinf %c2 : f32
  %c3 = arith.constant 0.0 : f32
  %r3 = math.isinf %c3 : f32
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isinf %c4 : f32
  return %r0, %r1, %r2, %r3, %r4 : i1, i1, i1, i1, i1
}
// -----
// math.isnan of constants
func.func @f() -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.isnan %c0 : f32
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isnan %c1 : f32
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isnan %c2 : f32
  %c3 = arith.constant 0.0 : f32
  %r3 = math.isnan %c3 : f32
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isnan %c4 : f32
  return %r0, %r1, %r2, %r3, %r4 : i1, i1, i1, i1, i1
}
// -----
// math.isnormal of constants
func.func @f() -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.isnormal %c0 : f32
  %c1 = arith.constant 0x7F800000 : f32
  %r1 = math.isnormal %c1 : f32
  %c2 = arith.constant 0x7FC00000 : f32
  %r2 = math.isnormal %c2 : f32
  %c3 = arith.constant 0.0 : f32
  %r3 = math.isnormal %c3 : f32
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isnormal %c4 : f32
  return %r0, %r1, %r2, %r3, %r4 : i1, i1, i1, i1, i1
}
// -----
// math.copysign of constants
func.func @f() -> (f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %d0 = arith.constant -2.0 : f32
  %r0 = math.copysign %c0, %d0 : f32
  %c1 = arith.constant -2.0 : f32
  %d1 = arith.constant 3.0 : f32
  %r1 = math.copysign %c1, %d1 : f32
  %c2 = arith.constant 0.5 : f32
  %d2 = arith.constant 0.5 : f32
  %r2 = math.copysign %c2, %d2 : f32
  return %r0, %r1, %r2 : f32, f32, f32
}
// -----
// math.powf of constants
func.func @f() -> (f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %d0 = arith.constant -2.0 : f32
  %r0 = math.powf %c0, %d0 : f32
  %c1 = arith.constant -2.0 : f32
  %d1 = arith.constant 3.0 : f32
  %r1 = math.powf %c1, %d1 : f32
  %c2 = arith.constant 0.5 : f32
  %d2 = arith.constant 0.5 : f32
  %r2 = math.powf %c2, %d2 : f32
  return %r0, %r1, %r2 : f32, f32, f32
}
// -----
// math.atan2 of constants
func.func @f() -> (f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %d0 = arith.constant -2.0 : f32
  %r0 = math.atan2 %c0, %d0 : f32
  %c1 = arith.constant -2.0 : f32
  %d1 = arith.constant 3.0 : f32
  %r1 = math.atan2 %c1, %d1 : f32
  %c2 = arith.constant 0.5 : f32
  %d2 = arith.constant 0.5 : f32
  %r2 = math.atan2 %c2, %d2 : f32
  return %r0, %r1, %r2 : f32, f32, f32
}
// -----
// math.ipowi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 2 : i8
  %d0 = arith.constant 3 : i8
  %r0 = math.ipowi %c0, %d0 : i8
  %c1 = arith.constant 2 : i8
  %d1 = arith.constant -1 : i8
  %r1 = math.ipowi %c1, %d1 : i8
  %c2 = arith.constant 1 : i8
  %d2 = arith.constant -5 : i8
  %r2 = math.ipowi %c2, %d2 : i8
  %c3 = arith.constant -1 : i8
  %d3 = arith.constant -3 : i8
  %r3 = math.ipowi %c3, %d3 : i8
  %c4 = arith.constant 0 : i8
  %d4 = arith.constant 0 : i8
  %r4 = math.ipowi %c4, %d4 : i8
  %c5 = arith.constant 3 : i8
  %d5 = arith.constant 6 : i8
  %r5 = math.ipowi %c5, %d5 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// math.fma and math.clampf of constants
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %0 = math.fma %c1, %c2, %c3 : f32
  %1 = math.clampf %c3 to [%c1, %c2] : f32
  %2 = math.fma %a, %c1, %c2 : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// math functions of splats
func.func @f() -> (vector<2xf32>, tensor<2xf64>) {
  %c = arith.constant dense<4.0> : vector<2xf32>
  %d = arith.constant dense<[1.0, 4.0]> : tensor<2xf64>
  %0 = math.sqrt %c : vector<2xf32>
  %1 = math.floor %d : tensor<2xf64>
  return %0, %1 : vector<2xf32>, tensor<2xf64>
}
// -----
// math functions of poison
func.func @f() -> (f32, f32) {
  %c = ub.poison : f32
  %0 = math.sqrt %c : f32
  %1 = math.absf %c : f32
  return %0, %1 : f32, f32
}
// -----
// math.ceil of itself
func.func @f(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  %1 = math.ceil %0 : f32
  return %1 : f32
}
// -----
// math.floor of itself
func.func @f(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  %1 = math.floor %0 : f32
  return %1 : f32
}
// -----
// math.round of itself
func.func @f(%a: f32) -> f32 {
  %0 = math.round %a : f32
  %1 = math.round %0 : f32
  return %1 : f32
}
// -----
// math.roundeven of itself
func.func @f(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  %1 = math.roundeven %0 : f32
  return %1 : f32
}
// -----
// math.trunc of itself
func.func @f(%a: f32) -> f32 {
  %0 = math.trunc %a : f32
  %1 = math.trunc %0 : f32
  return %1 : f32
}
// -----
// math.absf of itself
func.func @f(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  %1 = math.absf %0 : f32
  return %1 : f32
}
// -----
// math.absi of itself
func.func @f(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  %1 = math.absi %0 : i32
  return %1 : i32
}
// -----
// math.powf by 1
func.func @f(%a: f32) -> f32 {
  %c = arith.constant 1.0 : f32
  %1 = math.powf %a, %c : f32
  return %1 : f32
}
