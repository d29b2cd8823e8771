// rtblgen-opt --split-input-file --canonicalize
// apply of apply, of constants and of nothing
func.func @f(%i: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)> (%i)
  %1 = affine.apply affine_map<(d0) -> (d0 * 2)> (%0)
  %2 = affine.apply affine_map<(d0) -> (d0 + 3)> (%c4)
  %3 = affine.apply affine_map<(d0) -> (d0)> (%i)
  %4 = affine.apply affine_map<(d0, d1) -> (d0 - d1)> (%i, %i)
  return %1, %2, %3, %4 : index, index, index, index
}
// -----
// min and max of constants, of one result and of equal results
func.func @f(%i: index) -> (index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.min affine_map<(d0) -> (d0, 10)> (%c4)
  %1 = affine.max affine_map<(d0) -> (d0 + 1)> (%i)
  %2 = affine.min affine_map<(d0) -> (d0, d0, 5, 3)> (%i)
  %3 = affine.min affine_map<(d0) -> (d0, 7)> (%2)
  %4 = affine.max affine_map<(d0) -> (d0, d0 + 2)> (%i)
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// loops of no iteration, of one and without effects
func.func @f(%a: memref<10xf32>, %x: f32) -> f32 {
  affine.for %i = 5 to 5 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.for %i = 5 to 6 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
  }
  %0 = affine.for %i = 0 to 10 iter_args(%k = %x) -> (f32) {
    affine.yield %k : f32
  }
  return %0 : f32
}
// -----
// bounds with constants
func.func @f(%a: memref<10xf32>, %x: f32) {
  %c2 = arith.constant 2 : index
  affine.for %i = %c2 to affine_map<(d0) -> (d0 * 4)> (%c2) {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}
// -----
// conditions that always hold or never do
func.func @f(%a: memref<10xf32>, %x: f32, %n: index) {
  %c2 = arith.constant 2 : index
  affine.if affine_set<(d0) : (d0 - 1 >= 0)> (%c2) {
    affine.store %x, %a[0] : memref<10xf32>
  } else {
    affine.store %x, %a[1] : memref<10xf32>
  }
  affine.if affine_set<(d0) : (d0 - 3 >= 0)> (%c2) {
    affine.store %x, %a[2] : memref<10xf32>
  } else {
    affine.store %x, %a[3] : memref<10xf32>
  }
  affine.if affine_set<(d0) : (d0 - 3 >= 0)> (%n) {
    affine.store %x, %a[4] : memref<10xf32>
  } else {
  }
  affine.if affine_set<(d0) : (d0 - 3 >= 0)> (%n) {
  }
  return
}
// -----
// accesses with apply and constants
func.func @f(%a: memref<10x10xf32>, %x: f32) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)> (%i)
    %1 = affine.load %a[%0, %c2] : memref<10x10xf32>
    affine.store %1, %a[%0 + 1, symbol(%c2) + 1] : memref<10x10xf32>
    affine.prefetch %a[%0, %c2], read, locality<2>, data : memref<10x10xf32>
    %2 = affine.vector_load %a[%0, %c2] : memref<10x10xf32>, vector<2xf32>
    affine.vector_store %2, %a[%c2, %0] : memref<10x10xf32>, vector<2xf32>
  }
  return
}
// -----
// accesses to casts
func.func @f(%a: memref<10xf32>, %x: f32) {
  %0 = memref.cast %a : memref<10xf32> to memref<?xf32>
  %1 = affine.load %0[3] : memref<?xf32>
  affine.store %1, %0[4] : memref<?xf32>
  return
}
// -----
// delinearize and linearize
func.func @f(%i: index, %j: index, %n: index) -> (index, index, index, index, index, index, index) {
  %0:2 = affine.delinearize_index %i into (4, 5) : index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1] by (4, 5) : index
  %2 = affine.linearize_index disjoint [%i, %j] by (3, 7) : index
  %3:2 = affine.delinearize_index %2 into (3, 7) : index, index
  %c = arith.constant 17 : index
  %4:2 = affine.delinearize_index %c into (4, 5) : index, index
  %5 = affine.linearize_index [%c, %c] by (4, 5) : index
  %6:3 = affine.delinearize_index %i into (4, 1, 5) : index, index, index
  %7 = affine.linearize_index [%i] by (4) : index
  return %1, %3#0, %4#1, %5, %6#1, %6#2, %7 : index, index, index, index, index, index, index
}
// -----
// parallel loops of one iteration and with constants
func.func @f(%a: memref<10xf32>, %x: f32) {
  %c2 = arith.constant 2 : index
  affine.parallel (%i, %j) = (0, %c2) to (1, 10) {
    affine.store %x, %a[%i + %j] : memref<10xf32>
  }
  return
}
