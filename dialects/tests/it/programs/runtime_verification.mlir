func.func @memory(%m: memref<?x4xf32>, %u: memref<*xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>,
                  %n: memref<?xf32>, %k: memref<8xf32>, %i: index, %j: index, %v: f32, %z: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  %1 = memref.load %k[%c0] : memref<8xf32>
  %2 = memref.load %k[%c9] : memref<8xf32>
  %3 = memref.load %z[] : memref<f32>
  memref.store %v, %m[%i, %c0] : memref<?x4xf32>
  %4 = memref.atomic_rmw addf %v, %n[%i] : (f32, memref<?xf32>) -> f32
  %5 = memref.generic_atomic_rmw %n[%j] : memref<?xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  %6 = memref.dim %m, %i : memref<?x4xf32>
  %7 = memref.cast %m : memref<?x4xf32> to memref<3x4xf32>
  %8 = memref.cast %u : memref<*xf32> to memref<2x?xf32>
  %9 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x5xf32, strided<[5, 1], offset: 2>>
  %10 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  memref.copy %n, %k : memref<?xf32> to memref<8xf32>
  memref.copy %k, %k : memref<8xf32> to memref<8xf32>
  %11 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %12 = memref.subview %m[%i, 1] [%j, 2] [1, %i] : memref<?x4xf32> to memref<?x2xf32, strided<[4, ?], offset: ?>>
  %13 = memref.expand_shape %n [[0, 1]] output_shape [%i, 5] : memref<?xf32> into memref<?x5xf32>
  return
}

func.func @tensors(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %j: index, %v: f32, %z: tensor<f32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %t[%i, %c1] : tensor<?x4xf32>
  %1 = tensor.extract %z[] : tensor<f32>
  %2 = tensor.insert %v into %t[%c1, %j] : tensor<?x4xf32>
  %3 = tensor.dim %t, %i : tensor<?x4xf32>
  %4 = tensor.cast %t : tensor<?x4xf32> to tensor<3x4xf32>
  %5 = tensor.cast %u : tensor<*xf32> to tensor<2x?xf32>
  %6 = tensor.extract_slice %t[%i, 0] [2, %j] [1, 2] : tensor<?x4xf32> to tensor<2x?xf32>
  return
}
