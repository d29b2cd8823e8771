// rtblgen-opt --split-input-file --resolve-ranked-shaped-type-result-dims
// rtblgen-opt --split-input-file --resolve-shaped-type-result-dims
// sizes of results
func.func @f(%a: memref<8x?xf32>, %n: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 4, %n, 5] : memref<8x?xf32> into memref<2x4x?x5xf32>
  %c2 = arith.constant 2 : index
  %1 = memref.dim %0, %c2 : memref<2x4x?x5xf32>
  %2 = memref.collapse_shape %a [[0, 1]] : memref<8x?xf32> into memref<?xf32>
  %c0 = arith.constant 0 : index
  %3 = memref.dim %2, %c0 : memref<?xf32>
  return %1, %3 : index, index
}
