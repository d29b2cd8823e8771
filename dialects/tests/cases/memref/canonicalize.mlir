// rtblgen-opt --split-input-file --canonicalize
// constant sizes of alloc and alloca
func.func @f() -> (memref<?x8xf32>, memref<*xf32>) {
  %n = arith.constant 4 : index
  %0 = memref.alloc(%n) : memref<?x8xf32>
  %1 = memref.alloca(%n, %n) : memref<?x?xf32>
  %2 = memref.cast %1 : memref<?x?xf32> to memref<*xf32>
  return %0, %2 : memref<?x8xf32>, memref<*xf32>
}
// -----
// a negative constant size stays
func.func @f() -> memref<?xf32> {
  %n = arith.constant -4 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
// memory that is only freed or written
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  %2 = memref.alloca() : memref<4xf32>
  return
}
// -----
// memory that is read stays
func.func @f(%x: f32, %i: index) -> f32 {
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  %2 = memref.load %1[%i] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return %2 : f32
}
// -----
// dim of alloc and of a type
func.func @f(%n: index, %a: memref<4x?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<?x8xf32>
  %1 = memref.dim %0, %c0 : memref<?x8xf32>
  %2 = memref.dim %0, %c1 : memref<?x8xf32>
  %3 = memref.dim %a, %c0 : memref<4x?xf32>
  %4 = memref.dim %a, %c1 : memref<4x?xf32>
  memref.dealloc %0 : memref<?x8xf32>
  return %1, %2, %3, %4 : index, index, index, index
}
// -----
// dim of a constant out of bounds stays
func.func @f(%a: memref<4x?xf32>) -> index {
  %c2 = arith.constant 2 : index
  %4 = memref.dim %a, %c2 : memref<4x?xf32>
  return %4 : index
}
// -----
// dim of subview, view and reshape
func.func @f(%a: memref<?x?xf32>, %b: memref<2048xi8>, %s: memref<2xindex>, %n: index, %m: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %a[0, 0] [%n, %m] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %1 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %2 = memref.view %b[%c0][%n, %m] : memref<2048xi8> to memref<?x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x?xf32>
  %4 = memref.reshape %a(%s) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %5 = memref.dim %4, %c1 : memref<?x?xf32>
  return %1, %3, %5 : index, index, index
}
// -----
// dim of a cast and of unranked memory
func.func @f(%a: memref<?xf32>, %u: memref<*xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %a : memref<?xf32> to memref<*xf32>
  %1 = memref.dim %0, %c0 : memref<*xf32>
  %2 = memref.dim %u, %c0 : memref<*xf32>
  return %1, %2 : index, index
}
// -----
// rank of ranked memory
func.func @f(%a: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %a : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}
// -----
// casts of casts
func.func @f(%a: memref<4xf32>) -> (memref<*xf32>, memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %2 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  return %1, %2 : memref<*xf32>, memref<4xf32>
}
// -----
// ops that take the operand of a cast
func.func @f(%a: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  memref.prefetch %0[%i], read, locality<0>, data : memref<?xf32>
  %2 = memref.atomic_rmw addf %x, %0[%i] : (f32, memref<?xf32>) -> f32
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}
// -----
// copy of casts, to itself and of nothing
func.func @f(%a: memref<4xf32>, %b: memref<?xf32>, %z: memref<0xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %b : memref<?xf32> to memref<?xf32>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %z, %z : memref<0xf32> to memref<0xf32>
  %1 = memref.cast %z : memref<0xf32> to memref<?xf32>
  memref.copy %1, %b : memref<?xf32> to memref<?xf32>
  return
}
// -----
// memory_space_cast twice
func.func @f(%a: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %1 : memref<4xf32, 2> to memref<4xf32>
  return %1, %2 : memref<4xf32, 2>, memref<4xf32>
}
// -----
// assume_alignment twice
func.func @f(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.assume_alignment %a, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %1, 32 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}
// -----
// realloc with a constant size
func.func @f(%a: memref<?xf32>) {
  %n = arith.constant 8 : index
  %0 = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
// -----
// alloca_scope without allocations
func.func @f(%a: memref<4xf32>, %x: f32, %i: index) -> f32 {
  memref.alloca_scope {
    memref.store %x, %a[%i] : memref<4xf32>
  }
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.load %a[%i] : memref<4xf32>
    memref.alloca_scope.return %1 : f32
  }
  return %0 : f32
}
// -----
// alloca_scope at the end of a function
func.func @f(%x: f32, %i: index, %a: memref<4xf32>) {
  memref.store %x, %a[%i] : memref<4xf32>
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.copy %a, %0 : memref<4xf32> to memref<4xf32>
  }
  return
}
// -----
// an allocation moves out of a scope in a loop
func.func @f(%l: index, %n: index, %m: memref<?xf32>) {
  scf.for %i = %l to %n step %l {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      memref.copy %m, %0 : memref<?xf32> to memref<?xf32>
    }
    memref.dealloc %m : memref<?xf32>
  }
  return
}
// -----
// constants of subview
func.func @f(%a: memref<8x16xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %a[%c2, %i] [%c2, %c2] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
// subview of a cast
func.func @f(%a: memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1], offset: 35>> {
  %0 = memref.cast %a : memref<8x16xf32> to memref<?x16xf32>
  %1 = memref.subview %0[2, 3] [4, 4] [1, 1] : memref<?x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
  return %1 : memref<4x4xf32, strided<[16, 1], offset: 35>>
}
// -----
// subview of everything
func.func @f(%a: memref<8x16xf32>) -> memref<8x16xf32, strided<[16, 1]>> {
  %1 = memref.subview %a[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return %1 : memref<8x16xf32, strided<[16, 1]>>
}
// -----
// subview of a subview stays, one of all of it goes
func.func @f(%a: memref<8x16xf32>) -> (memref<4x4xf32, strided<[16, 1], offset: 34>>, memref<2x2xf32, strided<[16, 1], offset: 50>>) {
  %0 = memref.subview %a[2, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 34>>
  %1 = memref.subview %0[0, 0] [4, 4] [1, 1] : memref<4x4xf32, strided<[16, 1], offset: 34>> to memref<4x4xf32, strided<[16, 1], offset: 34>>
  %2 = memref.subview %0[1, 0] [2, 2] [1, 1] : memref<4x4xf32, strided<[16, 1], offset: 34>> to memref<2x2xf32, strided<[16, 1], offset: 50>>
  return %1, %2 : memref<4x4xf32, strided<[16, 1], offset: 34>>, memref<2x2xf32, strided<[16, 1], offset: 50>>
}
// -----
// reinterpret_cast of casts and of itself
func.func @f(%a: memref<4xf32>, %i: index) -> (memref<2xf32>, memref<4xf32>, memref<1xf32, strided<[1], offset: 1>>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [2], strides: [1] : memref<?xf32> to memref<2xf32>
  %2 = memref.reinterpret_cast %1 to offset: [0], sizes: [2], strides: [1] : memref<2xf32> to memref<2xf32>
  %3 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %4 = memref.subview %a[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %5 = memref.reinterpret_cast %4 to offset: [1], sizes: [1], strides: [1] : memref<2xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: 1>>
  return %2, %3, %5 : memref<2xf32>, memref<4xf32>, memref<1xf32, strided<[1], offset: 1>>
}
// -----
// reinterpret_cast with constants
func.func @f(%a: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reinterpret_cast %a to offset: [%c4], sizes: [%c4], strides: [%c1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
// reinterpret_cast of metadata
func.func @f(%a: memref<4x?xf32, strided<[?, 1]>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32, strided<[?, 1]>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
// constants of extract_strided_metadata
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
// -----
// extract_strided_metadata of a cast
func.func @f(%a: memref<4xf32>) -> index {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  return %s : index
}
// -----
// extract_aligned_pointer_as_index of a cast and of a view
func.func @f(%a: memref<4xf32>) -> (index, index) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<?xf32> -> index
  %2 = memref.reinterpret_cast %a to offset: [1], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %3 = memref.extract_aligned_pointer_as_index %2 : memref<2xf32, strided<[1], offset: 1>> -> index
  return %1, %3 : index, index
}
// -----
// collapse_shape of expand_shape and back
func.func @f(%a: memref<8xf32>, %b: memref<2x4xf32>) -> (memref<8xf32>, memref<2x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  return %1, %3 : memref<8xf32>, memref<2x4xf32>
}
// -----
// collapse_shape of collapse_shape, expand_shape of expand_shape
func.func @f(%a: memref<2x3x4xf32>, %b: memref<24xf32>) -> (memref<24xf32>, memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %2 = memref.expand_shape %b [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1, %3 : memref<24xf32>, memref<2x3x4xf32>
}
// -----
// collapse_shape and expand_shape of casts
func.func @f(%a: memref<2x4xf32>, %n: index) -> (memref<?xf32>, memref<?x2x2xf32>) {
  %0 = memref.cast %a : memref<2x4xf32> to memref<?x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %2 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  return %1, %2 : memref<?xf32>, memref<?x2x2xf32>
}
// -----
// transpose twice and not at all
func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.transpose %a (i, j) -> (i, j) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1, %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
// view with constants and of a view
func.func @f(%a: memref<2048xi8>, %i: index) -> (memref<?x?xf32>, memref<4xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.view %a[%i][%c4, %c4] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.cast %a : memref<2048xi8> to memref<?xi8>
  %2 = memref.view %1[%c0][] : memref<?xi8> to memref<4xf32>
  return %0, %2 : memref<?x?xf32>, memref<4xf32>
}
// -----
// a reshape of a cast
func.func @f(%a: memref<4xf32>, %s: memref<1xindex>) -> memref<?xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.reshape %0(%s) : (memref<?xf32>, memref<1xindex>) -> memref<?xf32>
  return %1 : memref<?xf32>
}
