// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// memref.alloc, memref.alloca and memref.dealloc
func.func @f(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xi8, 3>
  %2 = memref.alloc(%n, %m)[%n] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %3 = memref.alloca(%n)[%m] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.alloca() : memref<f64>
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %1 {x} : memref<?x8xi8, 3>
  return
}
// -----
// memref.load and memref.store
func.func @f(%a: memref<4x?xf32>, %s: memref<i8>, %i: index) {
  %0 = memref.load %a[%i, %i] : memref<4x?xf32>
  %1 = memref.load %s[] {nontemporal = true} : memref<i8>
  %2 = memref.load %a[%i, %i] {alignment = 16 : i64, nontemporal = false} : memref<4x?xf32>
  memref.store %0, %a[%i, %i] : memref<4x?xf32>
  memref.store %1, %s[] {alignment = 8 : i64, nontemporal = true} : memref<i8>
  return
}
// -----
// memref.cast and memref.memory_space_cast
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x8xf32>
  %1 = memref.cast %0 : memref<?x8xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.memory_space_cast %a : memref<4x?xf32> to memref<4x?xf32, 5>
  %4 = memref.memory_space_cast %u {x} : memref<*xf32> to memref<*xf32, "shared">
  return
}
// -----
// memref.dim and memref.rank
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index) {
  %0 = memref.dim %a, %i : memref<4x?xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  return %0, %1, %2 : index, index, index
}
// -----
// memref.copy and memref.realloc
func.func @f(%a: memref<?xf32>, %b: memref<4xf32>, %n: index) -> memref<?xf32> {
  memref.copy %a, %b : memref<?xf32> to memref<4xf32>
  %0 = memref.realloc %b : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %a(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
// -----
// memref.alloca_scope and memref.alloca_scope.return
func.func @f(%x: f32) -> f32 {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  }
  %1:2 = memref.alloca_scope -> (f32, i32) {
    %2 = arith.constant 1 : i32
    memref.alloca_scope.return %x, %2 : f32, i32
  }
  return %1#0 : f32
}
// -----
// memref.assume_alignment and memref.distinct_objects
func.func @f(%a: memref<4xf32>, %b: memref<?xi8>) -> memref<4xf32> {
  %0 = memref.assume_alignment %a, 16 : memref<4xf32>
  %1, %2 = memref.distinct_objects %0, %b : memref<4xf32>, memref<?xi8>
  %3 = memref.distinct_objects %2 {x} : memref<?xi8>
  return %1 : memref<4xf32>
}
// -----
// memref.atomic_rmw addf
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
// memref.atomic_rmw addi
func.func @f(%a: memref<4xi32>, %x: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw addi %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}
// -----
// memref.atomic_rmw andi
func.func @f(%a: memref<4xi8>, %x: i8, %i: index) -> i8 {
  %0 = memref.atomic_rmw andi %x, %a[%i] : (i8, memref<4xi8>) -> i8
  return %0 : i8
}
// -----
// memref.atomic_rmw assign
func.func @f(%a: memref<4xf64>, %x: f64, %i: index) -> f64 {
  %0 = memref.atomic_rmw assign %x, %a[%i] : (f64, memref<4xf64>) -> f64
  return %0 : f64
}
// -----
// memref.atomic_rmw maximumf
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw maximumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
// memref.atomic_rmw maxnumf
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw maxnumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
// memref.atomic_rmw maxs
func.func @f(%a: memref<4xi32>, %x: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw maxs %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}
// -----
// memref.atomic_rmw maxu
func.func @f(%a: memref<4xi16>, %x: i16, %i: index) -> i16 {
  %0 = memref.atomic_rmw maxu %x, %a[%i] : (i16, memref<4xi16>) -> i16
  return %0 : i16
}
// -----
// memref.atomic_rmw minimumf
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw minimumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
// memref.atomic_rmw minnumf
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw minnumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
// memref.atomic_rmw mins
func.func @f(%a: memref<4xi32>, %x: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw mins %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}
// -----
// memref.atomic_rmw minu
func.func @f(%a: memref<4xi8>, %x: i8, %i: index) -> i8 {
  %0 = memref.atomic_rmw minu %x, %a[%i] : (i8, memref<4xi8>) -> i8
  return %0 : i8
}
// -----
// memref.atomic_rmw mulf
func.func @f(%a: memref<4xf64>, %x: f64, %i: index) -> f64 {
  %0 = memref.atomic_rmw mulf %x, %a[%i] : (f64, memref<4xf64>) -> f64
  return %0 : f64
}
// -----
// memref.atomic_rmw muli
func.func @f(%a: memref<4xi8>, %x: i8, %i: index) -> i8 {
  %0 = memref.atomic_rmw muli %x, %a[%i] : (i8, memref<4xi8>) -> i8
  return %0 : i8
}
// -----
// memref.atomic_rmw ori
func.func @f(%a: memref<4xi32>, %x: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw ori %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}
// -----
// memref.atomic_rmw xori
func.func @f(%a: memref<4xi32>, %x: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw xori %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}
// -----
// memref.generic_atomic_rmw and memref.atomic_yield
func.func @f(%a: memref<4x?xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %a[%i, %i] : memref<4x?xf32> {
  ^bb0(%c: f32):
    %1 = arith.addf %c, %x : f32
    memref.atomic_yield %1 : f32
  }
  return %0 : f32
}
// -----
// memref.prefetch
func.func @f(%a: memref<4x?xf32>, %i: index) {
  memref.prefetch %a[%i, %i], read, locality<0>, data : memref<4x?xf32>
  memref.prefetch %a[%i, %i], write, locality<3>, instr : memref<4x?xf32>
  return
}
// -----
// memref.global and memref.get_global
memref.global @a : memref<4xf32>
memref.global "private" @b : memref<2xi32> = dense<[1, 2]>
memref.global constant @c : memref<2x2xf32, 3> = dense<1.0> {alignment = 64 : i64}
memref.global "nested" @d : memref<4xf32> = uninitialized
func.func @f() -> memref<2x2xf32, 3> {
  %0 = memref.get_global @a : memref<4xf32>
  %1 = memref.get_global @c : memref<2x2xf32, 3>
  return %1 : memref<2x2xf32, 3>
}
// -----
// memref.reinterpret_cast
func.func @f(%a: memref<?xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %2 = memref.reinterpret_cast %a to offset: [5], sizes: [2], strides: [3] : memref<?xf32> to memref<2xf32, strided<[3], offset: 5>>
  return
}
// -----
// memref.reshape
func.func @f(%a: memref<?xf32>, %u: memref<*xf32>, %s: memref<2xindex>, %d: memref<?xi32>) {
  %0 = memref.reshape %a(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x4xf32>
  %1 = memref.reshape %u(%d) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  return
}
// -----
// memref.subview
func.func @f(%a: memref<8x16x?xf32>, %i: index) {
  %0 = memref.subview %a[0, 1, %i] [4, %i, 2] [1, 1, %i] : memref<8x16x?xf32> to memref<4x?x2xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.subview %a[0, 1, 2] [4, 1, %i] [1, 2, 1] : memref<8x16x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
// memref.expand_shape and memref.collapse_shape
func.func @f(%a: memref<8x?xf32>, %i: index) {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 4, %i, 5] : memref<8x?xf32> into memref<2x4x?x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<2x4x?x5xf32> into memref<2x?xf32>
  %2 = memref.alloc() : memref<f32>
  %3 = memref.expand_shape %2 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %4 = memref.collapse_shape %3 [] : memref<1x1xf32> into memref<f32>
  return
}
// -----
// memref.transpose
func.func @f(%a: memref<?x?x?xf32>) {
  %0 = memref.transpose %a (i, j, k) -> (k, j, i) : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[1, ?, ?]>>
  return
}
// -----
// memref.view
func.func @f(%a: memref<2048xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %a[%i][%i, %i] {x} : memref<2048xi8> to memref<?x4x?xf32>
  return
}
// -----
// memref.extract_strided_metadata and memref.extract_aligned_pointer_as_index
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return %0 : index
}
// -----
// memref.dma_start and memref.dma_wait
func.func @f(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 1>, %g: memref<1xi32>, %i: index, %n: index) {
  memref.dma_start %a[%i, %i], %b[%i, %i], %n, %g[%i] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
  memref.dma_start %a[%i, %i], %b[%i, %i], %n, %g[%i], %n, %i : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
  memref.dma_wait %g[%i], %n : memref<1xi32>
  return
}
