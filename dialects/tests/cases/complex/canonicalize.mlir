// rtblgen-opt --split-input-file --canonicalize
// complex.conj of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.conj %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.cos of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.cos %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.exp of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.exp %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.expm1 of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.expm1 %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.log of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.log %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.log1p of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.log1p %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.neg of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.neg %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.rsqrt of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.rsqrt %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.sign of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.sign %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.sin of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.sin %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.sqrt of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.sqrt %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.tan of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.tan %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.tanh of a constant
func.func @f() -> complex<f32> {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.tanh %c : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.abs of a constant
func.func @f() -> f32 {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.abs %c : complex<f32>
  return %0 : f32
}
// -----
// complex.angle of a constant
func.func @f() -> f32 {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.angle %c : complex<f32>
  return %0 : f32
}
// -----
// complex.im of a constant
func.func @f() -> f32 {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.im %c : complex<f32>
  return %0 : f32
}
// -----
// complex.re of a constant
func.func @f() -> f32 {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.re %c : complex<f32>
  return %0 : f32
}
// -----
// complex.add of constants
func.func @f() -> complex<f32> {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.add %c, %d : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.atan2 of constants
func.func @f() -> complex<f32> {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.atan2 %c, %d : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.div of constants
func.func @f() -> complex<f32> {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.div %c, %d : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.mul of constants
func.func @f() -> complex<f32> {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.mul %c, %d : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.pow of constants
func.func @f() -> complex<f32> {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.pow %c, %d : complex<f32>
  return %0 : complex<f32>
}
// -----
// complex.sub of constants
func.func @f() -> complex<f32> {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.sub %c, %d : complex<f32>
  return %0 : complex<f32>
}
// -----
// re and im of create
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %c = complex.create %a, %b : complex<f32>
  %0 = complex.re %c : complex<f32>
  %1 = complex.im %c : complex<f32>
  return %0, %1 : f32, f32
}
// -----
// create of re and im
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %c = complex.create %0, %1 : complex<f32>
  return %c : complex<f32>
}
// -----
// create of constants
func.func @f() -> complex<f32> {
  %0 = arith.constant 1.0 : f32
  %1 = arith.constant 2.0 : f32
  %c = complex.create %0, %1 : complex<f32>
  return %c : complex<f32>
}
// -----
// re and im of neg
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %c = complex.create %a, %b : complex<f32>
  %n = complex.neg %c : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}
// -----
// neg of neg and conj of conj
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %1 : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  return %3 : complex<f32>
}
// -----
// log of exp of reals with afn
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<afn> : complex<f32>
  %1 = complex.exp %0 fastmath<afn> : complex<f32>
  return %1 : complex<f32>
}
// -----
// (a - b) + b with fast
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f32>
  %1 = complex.add %0, %b fastmath<fast> : complex<f32>
  return %1 : complex<f32>
}
// -----
// (a + b) - b with fast
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f32>
  %1 = complex.sub %0, %b fastmath<fast> : complex<f32>
  return %1 : complex<f32>
}
// -----
// bitcast of bitcast
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  return %1 : complex<f32>
}
// -----
// bitcast to an integer and arith.bitcast
func.func @f(%a: complex<f32>) -> f64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = arith.bitcast %0 : i64 to f64
  return %1 : f64
}
// -----
// mul and div by 1 with fast
func.func @f(%a: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c fastmath<fast> : complex<f32>
  %1 = complex.div %0, %c fastmath<fast> : complex<f32>
  return %1 : complex<f32>
}
// -----
// add of 0 with fast
func.func @f(%a: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
// -----
// add of 0 without flags
// DIFFERS: complex-fast-math in docs/differences.md
func.func @f(%a: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  return %0 : complex<f32>
}
