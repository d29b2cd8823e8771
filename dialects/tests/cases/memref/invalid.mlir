// rtblgen-opt --split-input-file
// memref.alloc: no size
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
// memref.alloc: too many sizes
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}
// -----
// memref.alloc: no symbol
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
// memref.alloc: too many symbols
func.func @f(%n: index) {
  %0 = memref.alloc()[%n] : memref<4xf32>
  return
}
// -----
// memref.alloc of a tensor
func.func @f() {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// -----
// memref.alloc of unranked memory
func.func @f() {
  %0 = memref.alloc() : memref<*xf32>
  return
}
// -----
// memref.alloc: a negative alignment
func.func @f() {
  %0 = memref.alloc() {alignment = -1 : i64} : memref<4xf32>
  return
}
// -----
// memref.alloca: no size
func.func @f() {
  %0 = memref.alloca() : memref<?xf32>
  return
}
// -----
// memref.alloca outside of a function
%0 = memref.alloca() : memref<4xf32>
// -----
// memref.load: too few indices
func.func @f(%a: memref<4x4xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<4x4xf32>
  return
}
// -----
// memref.load: too many indices
func.func @f(%a: memref<4x4xf32>, %i: index) {
  %0 = memref.load %a[%i, %i, %i] : memref<4x4xf32>
  return
}
// -----
// memref.load: another type
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%a, %i) : (memref<4xf32>, index) -> i32
  return
}
// -----
// memref.load: an alignment that is no power of 2
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i] {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
// memref.load of a tensor
func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = memref.load %a[%i] : tensor<4xf32>
  return
}
// -----
// memref.store: too few indices
func.func @f(%a: memref<4x4xf32>, %i: index, %x: f32) {
  memref.store %x, %a[%i] : memref<4x4xf32>
  return
}
// -----
// memref.store: another type
func.func @f(%a: memref<4xf32>, %i: index, %x: i32) {
  "memref.store"(%x, %a, %i) : (i32, memref<4xf32>, index) -> ()
  return
}
// -----
// memref.store: an alignment that is no power of 2
func.func @f(%a: memref<4xf32>, %i: index, %x: f32) {
  memref.store %x, %a[%i] {alignment = 12 : i64} : memref<4xf32>
  return
}
// -----
// memref.cast from memref<4xf32> to memref<5xf32>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<5xf32>
  return
}
// -----
// memref.cast from memref<4xf32> to memref<4xi32>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xi32>
  return
}
// -----
// memref.cast from memref<4xf32> to memref<4x1xf32>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4x1xf32>
  return
}
// -----
// memref.cast from memref<4xf32> to memref<4xf32, 1>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, 1>
  return
}
// -----
// memref.cast from memref<*xf32> to memref<*xf32>
func.func @f(%a: memref<*xf32>) {
  %0 = memref.cast %a : memref<*xf32> to memref<*xf32>
  return
}
// -----
// memref.cast from memref<4xf32, strided<[2]>> to memref<4xf32, strided<[3]>>
func.func @f(%a: memref<4xf32, strided<[2]>>) {
  %0 = memref.cast %a : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[3]>>
  return
}
// -----
// memref.cast from memref<4xf32> to memref<*xi32>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<*xi32>
  return
}
// -----
// memref.memory_space_cast from memref<4xf32> to memref<5xf32, 1>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<5xf32, 1>
  return
}
// -----
// memref.memory_space_cast from memref<4xf32> to memref<4xi32, 1>
func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xi32, 1>
  return
}
// -----
// memref.memory_space_cast from memref<*xf32> to memref<4xf32, 1>
func.func @f(%a: memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<*xf32> to memref<4xf32, 1>
  return
}
// -----
// memref.dim of a tensor
func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = memref.dim %a, %i : tensor<4xf32>
  return
}
// -----
// memref.dim: an index of another type
func.func @f(%a: memref<4xf32>, %i: i32) {
  %0 = "memref.dim"(%a, %i) : (memref<4xf32>, i32) -> index
  return
}
// -----
// memref.copy: other elements
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xi32>
  return
}
// -----
// memref.copy: other shapes
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}
// -----
// memref.realloc: other elements
func.func @f(%a: memref<4xf32>) {
  %0 = memref.realloc %a : memref<4xf32> to memref<8xi32>
  return
}
// -----
// memref.realloc: another memory space
func.func @f(%a: memref<4xf32>) {
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32, 1>
  return
}
// -----
// memref.realloc: no size
func.func @f(%a: memref<4xf32>) {
  %0 = memref.realloc %a : memref<4xf32> to memref<?xf32>
  return
}
// -----
// memref.realloc: a size that is not needed
func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.realloc %a(%n) : memref<4xf32> to memref<8xf32>
  return
}
// -----
// memref.realloc: a layout
func.func @f(%a: memref<4xf32, strided<[2]>>) {
  %0 = memref.realloc %a : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}
// -----
// memref.realloc: a layout of the result
func.func @f(%a: memref<4xf32>) {
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}
// -----
// memref.realloc of two dimensions
func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.realloc %a : memref<4x4xf32> to memref<8x4xf32>
  return
}
// -----
// memref.assume_alignment: 3
func.func @f(%a: memref<4xf32>) {
  %0 = memref.assume_alignment %a, 3 : memref<4xf32>
  return
}
// -----
// memref.assume_alignment: 0
func.func @f(%a: memref<4xf32>) {
  %0 = memref.assume_alignment %a, 0 : memref<4xf32>
  return
}
// -----
// memref.distinct_objects of nothing
func.func @f() {
  "memref.distinct_objects"() : () -> ()
  return
}
// -----
// memref.distinct_objects: other results
func.func @f(%a: memref<4xf32>) {
  %0 = "memref.distinct_objects"(%a) : (memref<4xf32>) -> memref<5xf32>
  return
}
// -----
// memref.atomic_rmw: too few indices
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) {
  %0 = memref.atomic_rmw addf %x, %a[] : (f32, memref<4xf32>) -> f32
  return
}
// -----
// memref.atomic_rmw: addf of integers
func.func @f(%a: memref<4xi32>, %x: i32, %i: index) {
  %0 = memref.atomic_rmw addf %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
// memref.atomic_rmw: addi of floats
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) {
  %0 = memref.atomic_rmw addi %x, %a[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
// memref.atomic_rmw: another type of the value
func.func @f(%a: memref<4xf32>, %x: f64, %i: index) {
  %0 = memref.atomic_rmw addf %x, %a[%i] : (f64, memref<4xf32>) -> f64
  return
}
// -----
// memref.generic_atomic_rmw: two arguments
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%a, %i) ({
  ^bb0(%c: f32, %d: f32):
    memref.atomic_yield %c : f32
  }) : (memref<4xf32>, index) -> f32
  return
}
// -----
// memref.generic_atomic_rmw: an argument of another type
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%a, %i) ({
  ^bb0(%c: i32):
    memref.atomic_yield %c : i32
  }) : (memref<4xf32>, index) -> f32
  return
}
// -----
// memref.generic_atomic_rmw: a side effect
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    %1 = memref.load %a[%i] : memref<4xf32>
    memref.atomic_yield %1 : f32
  }
  return
}
// -----
// memref.generic_atomic_rmw: another yielded type
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %i : index
  }
  return
}
// -----
// memref.prefetch: too few indices
func.func @f(%a: memref<4x4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<0>, data : memref<4x4xf32>
  return
}
// -----
// memref.prefetch: another word
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], look, locality<0>, data : memref<4xf32>
  return
}
// -----
// memref.prefetch: another cache
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<0>, x : memref<4xf32>
  return
}
// -----
// memref.prefetch: a locality out of bounds
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<5>, data : memref<4xf32>
  return
}
// -----
// memref.global: unranked
memref.global @a : memref<*xf32>
// -----
// memref.global: a dynamic size
memref.global @a : memref<?xf32>
// -----
// memref.global: a type that is no memref
memref.global @a : i32
// -----
// memref.global: a value that is no elements
memref.global @a : memref<4xf32> = 1 : i32
// -----
// memref.global: a value of another type
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = 1 : i32}> : () -> ()
// -----
// memref.global: elements of another type
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()
// -----
// memref.global: elements of another shape
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()
// -----
// memref.global: an alignment that is no power of 2
memref.global @a : memref<4xf32> {alignment = 63 : i64}
// -----
// memref.get_global: no such global
func.func @f() {
  %0 = memref.get_global @a : memref<4xf32>
  return
}
// -----
// memref.get_global: another type
memref.global @a : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @a : memref<5xf32>
  return
}
// -----
// memref.reinterpret_cast: another number of sizes
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [1] : memref<?xf32> to memref<4x4xf32>
  return
}
// -----
// memref.reinterpret_cast: another size
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<5xf32>
  return
}
// -----
// memref.reinterpret_cast: another offset
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [2], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 3>>
  return
}
// -----
// memref.reinterpret_cast: another stride
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
// memref.reinterpret_cast: another element type
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xi32>
  return
}
// -----
// memref.reinterpret_cast: another memory space
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, 1>
  return
}
// -----
// memref.reinterpret_cast: a layout that is not strided
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}
// -----
// memref.reinterpret_cast: two offsets
func.func @f(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0, 0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  return
}
// -----
// memref.reshape: other elements
func.func @f(%a: memref<4xf32>, %s: memref<1xindex>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32>
  return
}
// -----
// memref.reshape: a layout of the source
func.func @f(%a: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  return
}
// -----
// memref.reshape: a layout of the result
func.func @f(%a: memref<4xf32>, %s: memref<1xindex>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32, strided<[2]>>
  return
}
// -----
// memref.reshape: a shape of unknown length
func.func @f(%a: memref<4xf32>, %s: memref<?xindex>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<?xindex>) -> memref<4xf32>
  return
}
// -----
// memref.reshape: a shape of another length
func.func @f(%a: memref<4xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xindex>) -> memref<4xf32>
  return
}
// -----
// memref.reshape: a shape of floats
func.func @f(%a: memref<4xf32>, %s: memref<1xf32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xf32>) -> memref<4xf32>
  return
}
// -----
// memref.subview: another number of offsets
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
// memref.subview: another size
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x5xf32, strided<[16, 1]>>
  return
}
// -----
// memref.subview: another stride
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
// memref.subview: another offset
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 3>>
  return
}
// -----
// memref.subview: another element type
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xi32, strided<[16, 1]>>
  return
}
// -----
// memref.subview: another memory space
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>, 2>
  return
}
// -----
// memref.subview: a larger rank
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4x1xf32, strided<[16, 1, 1]>>
  return
}
// -----
// memref.subview: an offset out of bounds
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[9, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1], offset: 144>>
  return
}
// -----
// memref.subview: a slice out of bounds
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 14] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1], offset: 14>>
  return
}
// -----
// memref.subview: a layout that is not strided
func.func @f(%a: memref<8x16xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<4x4xf32>
  return
}
// -----
// memref.subview: a dropped dimension that is not 1
func.func @f(%a: memref<8x16xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16]>>
  return
}
// -----
// memref.expand_shape: a smaller rank
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [32] : memref<8x4xf32> into memref<32xf32>
  return
}
// -----
// memref.expand_shape: another number of groups
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}
// -----
// memref.expand_shape: a gap between groups
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [3]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}
// -----
// memref.expand_shape: an index out of bounds
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}
// -----
// memref.expand_shape: another size
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 5, 4] : memref<8x4xf32> into memref<2x5x4xf32>
  return
}
// -----
// memref.expand_shape: a size that is not known
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x?x4xf32>
  return
}
// -----
// memref.expand_shape: another number of output sizes
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}
// -----
// memref.expand_shape: other output sizes
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [4, 2, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}
// -----
// memref.expand_shape: a layout
func.func @f(%a: memref<8x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32, strided<[1, 2, 3]>>
  return
}
// -----
// memref.expand_shape: a memref of rank 0
func.func @f(%a: memref<f32>) {
  %0 = memref.expand_shape %a [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}
// -----
// memref.collapse_shape: a larger rank
func.func @f(%a: memref<8xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<8xf32> into memref<2x4xf32>
  return
}
// -----
// memref.collapse_shape: another size
func.func @f(%a: memref<2x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x4xf32> into memref<9xf32>
  return
}
// -----
// memref.collapse_shape: a dynamic size
func.func @f(%a: memref<2x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x4xf32> into memref<?xf32>
  return
}
// -----
// memref.collapse_shape: a gap between groups
func.func @f(%a: memref<2x4x4xf32>) {
  %0 = memref.collapse_shape %a [[0], [2]] : memref<2x4x4xf32> into memref<2x4xf32>
  return
}
// -----
// memref.collapse_shape: dimensions that are not contiguous
func.func @f(%a: memref<2x4xf32, strided<[8, 1]>>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x4xf32, strided<[8, 1]>> into memref<8xf32>
  return
}
// -----
// memref.collapse_shape: another layout
func.func @f(%a: memref<2x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x4xf32> into memref<8xf32, strided<[2]>>
  return
}
// -----
// memref.collapse_shape: a number of groups
func.func @f(%a: memref<2x4x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x4x4xf32> into memref<8x4xf32>
  return
}
// -----
// memref.transpose: no permutation
func.func @f(%a: memref<?x?xf32>) {
  %0 = memref.transpose %a (i, j) -> (i, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
// memref.transpose: another rank
func.func @f(%a: memref<?x?xf32>) {
  %0 = memref.transpose %a (i, j, k) -> (k, i, j) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
// memref.transpose: another type
func.func @f(%a: memref<?x?xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
// memref.view: too few sizes
func.func @f(%a: memref<2048xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<?x4xf32>
  return
}
// -----
// memref.view: too many sizes
func.func @f(%a: memref<2048xi8>, %i: index) {
  %0 = memref.view %a[%i][%i] : memref<2048xi8> to memref<4x4xf32>
  return
}
// -----
// memref.view: another memory space
func.func @f(%a: memref<2048xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<4x4xf32, 1>
  return
}
// -----
// memref.view: a layout
func.func @f(%a: memref<2048xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<4x4xf32, strided<[8, 1]>>
  return
}
// -----
// memref.view: a source of other elements
func.func @f(%a: memref<2048xf32>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xf32> to memref<4x4xf32>
  return
}
// -----
// memref.extract_strided_metadata: other results
func.func @f(%a: memref<4x?xf32>) {
  %b, %o, %s, %t = "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index)
  return
}
// -----
// memref.dma_start: too few operands
func.func @f(%a: memref<4xf32>) {
  "memref.dma_start"(%a) : (memref<4xf32>) -> ()
  return
}
// -----
// memref.dma_start: a size of another type
func.func @f(%a: memref<4xf32>, %g: memref<1xi32>, %i: index, %n: f32) {
  "memref.dma_start"(%a, %i, %a, %i, %n, %g, %i) : (memref<4xf32>, index, memref<4xf32>, index, f32, memref<1xi32>, index) -> ()
  return
}
// -----
// memref.dma_start: an index of another type
func.func @f(%a: memref<4xf32>, %g: memref<1xi32>, %i: index, %n: f32) {
  "memref.dma_start"(%a, %n, %a, %i, %i, %g, %i) : (memref<4xf32>, f32, memref<4xf32>, index, index, memref<1xi32>, index) -> ()
  return
}
// -----
// memref.dma_start: a tag that is no memory
func.func @f(%a: memref<4xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, index, index) -> ()
  return
}
// -----
// memref.dma_wait: too few indices
func.func @f(%g: memref<1x2xi32>, %i: index) {
  memref.dma_wait %g[%i], %i : memref<1x2xi32>
  return
}
// -----
// memref.alloca_scope.return elsewhere
func.func @f() {
  memref.alloca_scope.return
  return
}
// -----
// memref.alloca_scope: other values
func.func @f(%x: f32) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %x : f32
  }
  return
}
