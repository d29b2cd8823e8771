// rtblgen-opt --split-input-file --fold-tensor-subset-ops
// a slice of a slice, and an insertion of an insertion
func.func @f(%a: tensor<8x16xf32>, %b: tensor<2x2xf32>, %c: tensor<4x4xf32>, %i: index) -> tensor<2x2xf32> {
  %0 = tensor.extract_slice %a[2, %i] [4, 4] [1, 2] : tensor<8x16xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %0[1, 1] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
