func.func @constants(%a: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = affine.max affine_map<(d0) -> (d0 mod 64 - 8, -20)>(%c0)
  %1 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 100)>(%a)[%c7]
  %2 = affine.min affine_map<()[s0] -> (s0)>()[%a]
  return %0, %1, %2 : index, index, index
}

func.func @repeated_results(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1, d0 + 1)>(%a, %b)
  %1 = affine.max affine_map<(d0, d1) -> (d0 + d1, d1 + d0)>(%a, %b)
  return %0, %1 : index, index
}

func.func @choices_of_choices(%a: index, %b: index, %c: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 5, s0 * 2)>(%a)[%b]
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 - 1)>(%0, %c)
  %2 = affine.max affine_map<(d0)[s0] -> (d0, s0, 3)>(%0)[%b]
  return %1, %2 : index, index
}

func.func @order(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0 + d1, 4, d1 - 3, d0)>(%a, %b)
  %1 = affine.max affine_map<(d0, d1) -> (d0 + d1, d1 floordiv 3, d0)>(%a, %b)
  return %0, %1, %1 : index, index, index
}
