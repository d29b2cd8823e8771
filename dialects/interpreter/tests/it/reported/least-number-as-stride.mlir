// Passes: canonicalize; expand-strided-metadata; cse,canonicalize; fold-memref-alias-ops
// The least number of 64 bits marks a dynamic size, so it cannot become a static one.
func.func @main(%a: i32) -> i32 {
  %m = memref.alloca() : memref<10xi32>
  %k = arith.constant -9223372036854775808 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c1] : memref<10xi32>
  %s = memref.subview %m[%c1] [1] [%k] : memref<10xi32> to memref<1xi32, strided<[?], offset: ?>>
  %r = memref.load %s[%c0] : memref<1xi32, strided<[?], offset: ?>>
  return %r : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  %k = arith.constant -9223372036854775808 : index
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %a : tensor<1xi32>
  %s = tensor.extract_slice %t[0] [1] [%k] : tensor<1xi32> to tensor<1xi32>
  %r = tensor.extract %s[%c0] : tensor<1xi32>
  return %r : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  %m = memref.alloca() : memref<10xi32>
  %k = arith.constant -9223372036854775808 : index
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<10xi32>
  %s = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [%k] : memref<10xi32> to memref<1xi32, strided<[?]>>
  %r = memref.load %s[%c0] : memref<1xi32, strided<[?]>>
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %k = arith.constant -9223372036854775808 : index
  scf.if %p {
    %m = memref.alloc(%k) : memref<?xi32>
    %c0 = arith.constant 0 : index
    memref.store %a, %m[%c0] : memref<?xi32>
  }
  return %a : i32
}
