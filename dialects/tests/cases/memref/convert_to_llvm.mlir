// rtblgen-opt --split-input-file --finalize-memref-to-llvm
// rtblgen-opt --split-input-file --finalize-memref-to-llvm=index-bitwidth=32
// memref.alloc and memref.dealloc
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  memref.dealloc %0 : memref<?x4xf32>
  return
}
// -----
// memref.alloc with an alignment
func.func @f() -> memref<4xf32> {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
// memref.alloca
func.func @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloca(%n) {alignment = 16 : i64} : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
// memref.load and memref.store
func.func @f(%a: memref<?x?xf32>, %i: index) {
  %0 = memref.load %a[%i, %i] {nontemporal = true} : memref<?x?xf32>
  memref.store %0, %a[%i, %i] {alignment = 8 : i64} : memref<?x?xf32>
  return
}
// -----
// memref.load of a strided memref
func.func @f(%a: memref<4x4xf32, strided<[8, 2], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %a[%i, %i] : memref<4x4xf32, strided<[8, 2], offset: 3>>
  return %0 : f32
}
// -----
// memref.cast
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>) -> (memref<?x8xf32>, memref<*xf32>, memref<?xf32>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x8xf32>
  %1 = memref.cast %a : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  return %0, %1, %2 : memref<?x8xf32>, memref<*xf32>, memref<?xf32>
}
// -----
// memref.memory_space_cast
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>) -> (memref<4x?xf32, 1>, memref<*xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<4x?xf32> to memref<4x?xf32, 1>
  %1 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  return %0, %1 : memref<4x?xf32, 1>, memref<*xf32, 1>
}
// -----
// memref.dim and memref.rank
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %a, %i : memref<4x?xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %3 = memref.dim %a, %c1 : memref<4x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
// memref.copy
func.func @f(%a: memref<?xf32>, %b: memref<4xf32>, %s: memref<4xf32, strided<[2]>>) {
  memref.copy %a, %b : memref<?xf32> to memref<4xf32>
  memref.copy %s, %b : memref<4xf32, strided<[2]>> to memref<4xf32>
  return
}
// -----
// memref.reinterpret_cast
func.func @f(%a: memref<?xf32>, %i: index) -> memref<4x?xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, 1], offset: ?>>
}
// -----
// memref.reshape
func.func @f(%a: memref<4xf32>, %s: memref<2xindex>) -> memref<2x2xf32> {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf32>
  return %0 : memref<2x2xf32>
}
// -----
// memref.transpose
func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
// memref.view
func.func @f(%a: memref<2048xi8>, %i: index) -> memref<?x4xf32> {
  %0 = memref.view %a[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
// -----
// memref.extract_strided_metadata and memref.extract_aligned_pointer_as_index
func.func @f(%a: memref<4x?xf32, strided<[?, ?], offset: ?>>) -> (index, index, index, memref<f32>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32, strided<[?, ?], offset: ?>> -> index
  return %0, %o, %s#1, %b : index, index, index, memref<f32>
}
// -----
// memref.assume_alignment
func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %a, 16 : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
// memref.distinct_objects
func.func @f(%a: memref<4xf32>, %b: memref<?xf32>) -> (memref<4xf32>, memref<?xf32>) {
  %0, %1 = memref.distinct_objects %a, %b : memref<4xf32>, memref<?xf32>
  return %0, %1 : memref<4xf32>, memref<?xf32>
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
// memref.generic_atomic_rmw
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return %0 : f32
}
// -----
// memref.prefetch
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], write, locality<3>, data : memref<4xf32>
  return
}
// -----
// memref.global and memref.get_global
memref.global @a : memref<4xf32>
memref.global "private" constant @b : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
memref.global "private" @c : memref<f32> = dense<1.0>
memref.global "private" @d : memref<4xf32, 3> = uninitialized
func.func @f() -> memref<2xi32> {
  %0 = memref.get_global @b : memref<2xi32>
  return %0 : memref<2xi32>
}
// -----
// memref.alloca_scope
func.func @f(%x: f32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  return
}
// -----
// memref.subview has no lowering
func.func @f(%a: memref<4xf32>) {
  %0 = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32>
  return
}
// -----
// memref.expand_shape has no lowering
func.func @f(%a: memref<4xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}
