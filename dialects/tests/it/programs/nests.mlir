// Nests that are fused, and memory that goes away.
func.func @product_of_transposed() -> memref<3x2xf64> {
  %c = arith.constant 1.5 : f64
  %in = memref.alloc() : memref<2x3xf64>
  %0 = memref.alloc() : memref<3x2xf64>
  %2 = memref.alloc() : memref<3x2xf64>
  affine.store %c, %in[0, 0] : memref<2x3xf64>
  affine.store %c, %in[0, 1] : memref<2x3xf64>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %1 = affine.load %in[%j, %i] : memref<2x3xf64>
      affine.store %1, %0[%i, %j] : memref<3x2xf64>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %3 = affine.load %0[%i, %j] : memref<3x2xf64>
      %4 = arith.mulf %3, %3 : f64
      affine.store %4, %2[%i, %j] : memref<3x2xf64>
    }
  }
  memref.dealloc %in : memref<2x3xf64>
  memref.dealloc %0 : memref<3x2xf64>
  return %2 : memref<3x2xf64>
}
func.func @transposed_product(%a: memref<2x3xf64>, %b: memref<2x3xf64>) -> memref<3x2xf64> {
  %0 = memref.alloc() : memref<2x3xf64>
  %2 = memref.alloc() : memref<3x2xf64>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %a[%i, %j] : memref<2x3xf64>
      %3 = affine.load %b[%i, %j] : memref<2x3xf64>
      %4 = arith.mulf %1, %3 : f64
      affine.store %4, %0[%i, %j] : memref<2x3xf64>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %3 = affine.load %0[%j, %i] : memref<2x3xf64>
      affine.store %3, %2[%i, %j] : memref<3x2xf64>
    }
  }
  memref.dealloc %0 : memref<2x3xf64>
  return %2 : memref<3x2xf64>
}
