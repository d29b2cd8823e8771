// Passes: canonicalize; fold-tensor-subset-ops,canonicalize; cse,canonicalize
// A dropped dimension is not always the first one of size 1.
func.func @main(%a: i32, %b: i32) -> i32 {
  %t = tensor.from_elements %a, %b, %a, %b : tensor<1x1x4x1xi32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %s = tensor.extract_slice %t[0, 0, 0, 0] [1, 1, %c4, 1] [1, 1, 1, 1] : tensor<1x1x4x1xi32> to tensor<1x?xi32>
  %r = tensor.extract %s[%c0, %c3] : tensor<1x?xi32>
  return %r : i32
}
// -----
func.func @main(%a: i32, %b: i32) -> i32 {
  %t = tensor.from_elements %a, %b, %a, %b : tensor<1x1x4x1xi32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %s = tensor.extract_slice %t[0, 0, 0, 0] [1, 1, %c4, 1] [1, 1, 1, 1] : tensor<1x1x4x1xi32> to tensor<?x1xi32>
  %r = tensor.extract %s[%c3, %c0] : tensor<?x1xi32>
  return %r : i32
}
// -----
func.func @main(%a: i32, %b: i32) -> i32 {
  %t = tensor.from_elements %a, %b, %b, %a : tensor<1x2x2xi32>
  %d = tensor.from_elements %a, %a, %a, %a : tensor<1x2x1x2xi32>
  %e = tensor.cast %d : tensor<1x2x1x2xi32> to tensor<1x?x1x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = tensor.cast %t : tensor<1x2x2xi32> to tensor<1x?x?xi32>
  %i = tensor.insert_slice %f into %e[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<1x?x?xi32> into tensor<1x?x1x?xi32>
  %r = tensor.extract %i[%c0, %c0, %c0, %c1] : tensor<1x?x1x?xi32>
  return %r : i32
}
// -----
func.func @main(%a: i32, %b: i32) -> i32 {
  %m = memref.alloca() : memref<1x1x8x1xi32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  memref.store %a, %m[%c0, %c0, %c3, %c0] : memref<1x1x8x1xi32>
  %s = memref.subview %m[0, 0, 0, 0] [1, 1, %c4, 1] [1, 1, 1, 1] : memref<1x1x8x1xi32> to memref<1x?xi32, strided<[8, 1]>>
  %r = memref.load %s[%c0, %c3] : memref<1x?xi32, strided<[8, 1]>>
  return %r : i32
}
