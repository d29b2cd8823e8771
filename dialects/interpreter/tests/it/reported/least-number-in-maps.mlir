// Passes: canonicalize; lower-affine; canonicalize,lower-affine; lower-affine,canonicalize
func.func @main() -> index {
  %least = arith.constant -9223372036854775808 : index
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%least)
  return %r : index
}
// -----
func.func @main() -> index {
  %least = arith.constant -9223372036854775808 : index
  %r = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%least)
  return %r : index
}
// -----
func.func @main(%x: index) -> index {
  %r = affine.apply affine_map<(d0) -> (-9223372036854775808 ceildiv 7 + d0 mod 5)>(%x)
  return %r : index
}
// -----
func.func @main(%x: index) -> index {
  %least = arith.constant -9223372036854775808 : index
  %r = affine.apply affine_map<(d0)[s0] -> (d0 mod 8 + s0)>(%x)[%least]
  return %r : index
}
// -----
func.func @main() -> index {
  %least = arith.constant -9223372036854775808 : index
  %r = affine.max affine_map<()[s0] -> (-s0, s0 - 1)>()[%least]
  return %r : index
}
