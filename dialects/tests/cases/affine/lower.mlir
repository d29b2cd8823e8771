// rtblgen-opt --split-input-file --lower-affine
// rtblgen-opt --split-input-file --affine-expand-index-ops
// affine.apply
// DIFFERS: ceildiv-least-number in docs/differences.md
func.func @f(%i: index, %j: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 3)> (%i)[%j]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod 7 - s0 ceildiv 3)> (%i)[%j]
  return %0, %1 : index, index
}
// -----
// affine.min and affine.max
func.func @f(%i: index) -> (index, index) {
  %0 = affine.min affine_map<(d0) -> (d0, 10, d0 * 2)> (%i)
  %1 = affine.max affine_map<(d0) -> (d0, 10)> (%i)
  return %0, %1 : index, index
}
// -----
// affine.for
func.func @f(%n: index, %x: f32) -> f32 {
  %0 = affine.for %i = max affine_map<(d0) -> (d0, 0)> (%n) to 20 step 3 iter_args(%a = %x) -> (f32) {
    affine.yield %a : f32
  }
  return %0 : f32
}
// -----
// affine.if
func.func @f(%n: index, %x: f32) -> f32 {
  %0 = affine.if affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)> (%n)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  return %0 : f32
}
// -----
// affine.parallel
func.func @f(%n: index, %x: f32) -> f32 {
  affine.parallel (%i, %j) = (0, %n) to (10, 20) step (1, 4) {
  }
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %x : f32
  }
  return %0 : f32
}
// -----
// affine.load, affine.store, affine.vector_load, affine.vector_store and affine.prefetch
func.func @f(%a: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i, %i + 1] : memref<10x10xf32>
    affine.store %0, %a[%i * 2, 0] : memref<10x10xf32>
    %2 = affine.vector_load %a[%i, 0] : memref<10x10xf32>, vector<2xf32>
    affine.vector_store %2, %a[%i, %i floordiv 3] : memref<10x10xf32>, vector<2xf32>
    affine.prefetch %a[%i, 3], read, locality<2>, data : memref<10x10xf32>
  }
  return
}
// -----
// affine.dma_start and affine.dma_wait
func.func @f(%a: memref<10x10xf32>, %b: memref<10xf32, 1>, %g: memref<1xi32>, %n: index) {
  affine.dma_start %a[symbol(%n), 3], %b[0], %g[0], %n : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
  affine.dma_wait %g[0], %n : memref<1xi32>
  return
}
// -----
// affine.delinearize_index and affine.linearize_index
func.func @f(%i: index) -> index {
  %0:2 = affine.delinearize_index %i into (4, 5) : index, index
  %2 = affine.linearize_index [%0#0, %0#1] by (4, 5) : index
  return %2 : index
}
