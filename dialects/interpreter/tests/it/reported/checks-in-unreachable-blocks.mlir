// Passes: generate-runtime-verification
func.func @main(%a: i32) -> i32 {
  %m = memref.alloca() : memref<8xi32>
  return %a : i32
^bb1:
  %s = memref.subview %m[%c2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: ?>>
  %c2 = arith.constant 2 : index
  memref.store %a, %s[%c2] : memref<4xi32, strided<[1], offset: ?>>
  cf.br ^bb1
}
// -----
func.func @main(%a: i32, %i: index) -> i32 {
  %t = tensor.from_elements %a, %a : tensor<2xi32>
  return %a : i32
^bb1(%x: i32):
  %0 = tensor.extract_slice %t[%2] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %1 = tensor.extract %0[%2] : tensor<1xi32>
  %2 = arith.addi %2, %i : index
  cf.br ^bb1(%1 : i32)
}
// -----
func.func @main(%a: i32, %i: index) -> i32 {
  %m = memref.alloca() : memref<8xi32>
  %r = scf.execute_region -> i32 {
    scf.yield %a : i32
  ^bb1:
    %s = memref.subview %m[%2] [%2] [1] : memref<8xi32> to memref<?xi32, strided<[1], offset: ?>>
    %0 = memref.load %s[%2] : memref<?xi32, strided<[1], offset: ?>>
    %2 = arith.addi %i, %i : index
    scf.yield %0 : i32
  }
  return %r : i32
}
// -----
func.func @main(%a: i32, %i: index) -> i32 {
  %c7 = arith.constant 7 : index
  %m = memref.alloca() : memref<8xi32>
  %0 = arith.andi %i, %c7 : index
  memref.store %a, %m[%0] : memref<8xi32>
  %r = memref.load %m[%0] : memref<8xi32>
  return %r : i32
^bb1:
  %1 = memref.load %m[%2] : memref<8xi32>
  %s = memref.subview %m[%2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: ?>>
  %2 = arith.subi %2, %0 : index
  return %1 : i32
}
