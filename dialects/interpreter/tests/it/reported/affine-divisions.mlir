// Passes: lower-affine; lower-affine,arith-expand; affine-expand-index-ops; lower-affine,convert-to-llvm; canonicalize
// Divisions of affine maps, which have no negation of the dividend.
func.func @main(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%a)
  return %r : index
}
// -----
func.func @main(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%a)
  return %r : index
}
// -----
func.func @main(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 mod 5)>(%a)
  return %r : index
}
// -----
func.func @main(%a: index, %b: index) -> index {
  %r = affine.max affine_map<(d0, d1) -> (d0 ceildiv 2, d1 floordiv 4)>(%a, %b)
  return %r : index
}
