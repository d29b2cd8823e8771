// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// affine.apply, affine.min and affine.max
func.func @f(%i: index, %j: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)> (%i)[%j]
  %1 = affine.apply affine_map<() -> (5)> ()
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 floordiv 4, 1000)> (%i)[%j]
  %3 = affine.max affine_map<(d0, d1) -> (d0 mod 3, d1 ceildiv 2)> (%i, %j) {x}
  return
}
// -----
// affine.for
func.func @f(%n: index, %m: index, %x: f32) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = %n to %m step 2 {
  }
  affine.for %i = max affine_map<(d0) -> (d0, 0)> (%n) to min affine_map<()[s0] -> (s0, 100)> ()[%m] {
  } {x}
  %0:2 = affine.for %i = affine_map<(d0) -> (d0 + 1)> (%n) to 20 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %1 = arith.addf %a, %b : f32
    affine.yield %1, %a : f32, f32
  }
  return
}
// -----
// affine.if
func.func @f(%n: index, %x: f32) {
  affine.if affine_set<(d0) : (d0 - 10 >= 0)> (%n) {
  }
  %0 = affine.if affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)> (%n)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  } {x}
  return
}
// -----
// affine.parallel
func.func @f(%n: index, %x: f32) {
  affine.parallel (%i, %j) = (0, %n) to (10, 20) step (1, 4) {
  }
  affine.parallel (%i) = (max(%n, 0)) to (min(10, symbol(%n) + 3)) {
  }
  %0:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }
  affine.parallel () = () to () {
  }
  return
}
// -----
// affine.load, affine.store, affine.vector_load and affine.vector_store
func.func @f(%a: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i, %i + 1] : memref<10x10xf32>
    %1 = affine.load %a[%i mod 2, symbol(%n)] {x} : memref<10x10xf32>
    affine.store %0, %a[%i * 2, 0] : memref<10x10xf32>
    %2 = affine.vector_load %a[%i, 0] : memref<10x10xf32>, vector<2xf32>
    affine.vector_store %2, %a[%i, %i floordiv 3] : memref<10x10xf32>, vector<2xf32>
  }
  return
}
// -----
// affine.prefetch
func.func @f(%a: memref<10x10xf32>, %n: index) {
  affine.prefetch %a[symbol(%n), 3], read, locality<2>, data : memref<10x10xf32>
  affine.prefetch %a[0, 3], write, locality<0>, instr : memref<10x10xf32>
  return
}
// -----
// affine.dma_start and affine.dma_wait
func.func @f(%a: memref<10x10xf32>, %b: memref<10xf32, 1>, %g: memref<1xi32>, %n: index) {
  affine.dma_start %a[symbol(%n), 3], %b[0], %g[0], %n : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
  affine.dma_start %a[0, 3], %b[symbol(%n) + 1], %g[0], %n, %n, %n : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
  affine.dma_wait %g[0], %n : memref<1xi32>
  return
}
// -----
// affine.delinearize_index and affine.linearize_index
func.func @f(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (%n, 4, 5) : index, index, index
  %1:2 = affine.delinearize_index %i into (4) : index, index
  %2 = affine.linearize_index [%i, %n] by (%n, 4) : index
  %3 = affine.linearize_index disjoint [%i, %n] by (4) : index
  return
}
