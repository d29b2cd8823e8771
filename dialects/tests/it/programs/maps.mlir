// Constants, applied maps, unused and repeated operands of affine maps.
func.func @constants(%m: memref<4x4xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  affine.store %v, %m[%c1, %c2] : memref<4x4xf32>
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, %c2] : memref<4x4xf32>
    affine.store %0, %m[%i, %c1 + 1] : memref<4x4xf32>
  }
  return
}

func.func @applied(%m: memref<16x16xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.for %j = 0 to 4 {
      %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1 + 1)>(%0, %j)
      %2 = affine.load %m[%1, %0] : memref<16x16xf32>
      affine.store %2, %m[%j, %n] : memref<16x16xf32>
      %3 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%1)[%n]
      %4 = affine.load %m[%3 mod 16, %1 floordiv 4] : memref<16x16xf32>
      affine.store %4, %m[%j, %j] : memref<16x16xf32>
    }
  }
  return
}

func.func @symbols(%m: memref<16x16xf32>, %n: index) -> f32 {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  %1 = arith.addi %n, %0 : index
  %2 = affine.load %m[symbol(%n), %1] : memref<16x16xf32>
  return %2 : f32
}

func.func @repeated(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %a)
  %1 = affine.apply affine_map<(d0, d1, d2) -> (d1 - d2 * 3)>(%a, %b, %a)
  return %0, %1 : index, index
}
