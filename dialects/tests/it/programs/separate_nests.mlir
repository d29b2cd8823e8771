// Nests that are not fused: the consumer reads other elements than the producer writes in the same iteration, or the
// producer reads what the consumer writes, or a call between them may access anything.
func.func @shifted(%a: memref<8xf64>) -> memref<8xf64> {
  %0 = memref.alloc() : memref<8xf64>
  %1 = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xf64>
    affine.store %v, %0[%i] : memref<8xf64>
  }
  affine.for %i = 0 to 7 {
    %v = affine.load %0[%i + 1] : memref<8xf64>
    affine.store %v, %1[%i] : memref<8xf64>
  }
  return %1 : memref<8xf64>
}
func.func @symmetric(%a: memref<4x4xf64>) -> memref<4x4xf64> {
  %0 = memref.alloc() : memref<4x4xf64>
  %1 = memref.alloc() : memref<4x4xf64>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %v = affine.load %a[%i, %j] : memref<4x4xf64>
      affine.store %v, %0[%i, %j] : memref<4x4xf64>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %v = affine.load %0[%i, %j] : memref<4x4xf64>
      %w = affine.load %0[%j, %i] : memref<4x4xf64>
      %s = arith.addf %v, %w : f64
      affine.store %s, %1[%i, %j] : memref<4x4xf64>
    }
  }
  return %1 : memref<4x4xf64>
}
func.func @overwrites(%a: memref<4xf64>) -> memref<4xf64> {
  %0 = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %v = affine.load %a[3 - %i] : memref<4xf64>
    affine.store %v, %0[%i] : memref<4xf64>
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %0[%i] : memref<4xf64>
    affine.store %v, %a[%i] : memref<4xf64>
  }
  return %0 : memref<4xf64>
}
func.func private @unknown()
func.func @between(%a: memref<4xf64>) -> memref<4xf64> {
  %0 = memref.alloc() : memref<4xf64>
  %1 = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<4xf64>
    affine.store %v, %0[%i] : memref<4xf64>
  }
  func.call @unknown() : () -> ()
  affine.for %i = 0 to 4 {
    %v = affine.load %0[%i] : memref<4xf64>
    affine.store %v, %1[%i] : memref<4xf64>
  }
  return %1 : memref<4xf64>
}
func.func @changed_between(%a: memref<4xf64>, %c: f64) -> memref<4xf64> {
  %0 = memref.alloc() : memref<4xf64>
  %1 = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<4xf64>
    affine.store %v, %0[%i] : memref<4xf64>
  }
  affine.store %c, %a[0] : memref<4xf64>
  affine.for %i = 0 to 4 {
    %v = affine.load %0[%i] : memref<4xf64>
    affine.store %v, %1[%i] : memref<4xf64>
  }
  return %1 : memref<4xf64>
}
func.func @carried(%a: memref<2x2xf64>, %sum: memref<f64>) -> memref<2x2xf64> {
  %0 = memref.alloc() : memref<2x2xf64>
  %1 = memref.alloc() : memref<2x2xf64>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      %v = affine.load %a[%i, %j] : memref<2x2xf64>
      %s = affine.load %sum[] : memref<f64>
      %t = arith.addf %s, %v : f64
      affine.store %t, %sum[] : memref<f64>
      affine.store %t, %0[%i, %j] : memref<2x2xf64>
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      %v = affine.load %0[%j, %i] : memref<2x2xf64>
      affine.store %v, %1[%i, %j] : memref<2x2xf64>
    }
  }
  return %1 : memref<2x2xf64>
}
