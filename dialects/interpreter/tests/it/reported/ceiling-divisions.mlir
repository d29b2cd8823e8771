// Passes: canonicalize; int-range-optimizations; convert-to-llvm,reconcile-unrealized-casts; lower-affine,canonicalize; arith-expand
// The least number is divided upwards.
func.func @main(%a: index, %b: index) -> index {
  %r = index.ceildivs %a, %b
  return %r : index
}
// -----
func.func @main(%a: index) -> index {
  %least = index.constant -9223372036854775808
  %two = index.constant 2
  %q = index.ceildivs %least, %two
  %r = index.add %q, %a
  return %r : index
}
// -----
func.func @main(%a: index, %b: index) -> index {
  %r = index.floordivs %a, %b
  return %r : index
}
// -----
func.func @main(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}
// -----
func.func @main(%a: i64, %b: i64) -> i64 {
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
