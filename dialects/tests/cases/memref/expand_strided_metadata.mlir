// rtblgen-opt --split-input-file --expand-strided-metadata
// memref.subview
func.func @f(%a: memref<8x?xf32>, %i: index) -> memref<4x?xf32, strided<[?, 2], offset: ?>> {
  %0 = memref.subview %a[2, %i] [4, %i] [1, 2] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, 2], offset: ?>>
}
// -----
// memref.expand_shape
func.func @f(%a: memref<8x?xf32>, %i: index) -> memref<2x4x?x5xf32> {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 4, %i, 5] : memref<8x?xf32> into memref<2x4x?x5xf32>
  return %0 : memref<2x4x?x5xf32>
}
// -----
// memref.collapse_shape
func.func @f(%a: memref<8x?xf32>) -> memref<?xf32> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<8x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
// metadata of allocations
func.func @f(%n: index) -> (index, index) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  memref.dealloc %0 : memref<?x4xf32>
  return %s#0, %t#0 : index, index
}
// -----
// metadata of a subview
func.func @f(%a: memref<8x?xf32>, %i: index) -> (index, index) {
  %0 = memref.subview %a[2, %i] [4, 4] [1, 2] : memref<8x?xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x4xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %t#0 : index, index
}
// -----
// metadata of a cast, a memory space cast, a transposition and a reinterpretation
// DIFFERS: the folder of memref.extract_strided_metadata creates constants; here a canonicalization does
func.func @f(%a: memref<4x4xf32>, %i: index) -> (index, index, index) {
  %0 = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %1 = memref.memory_space_cast %a : memref<4x4xf32> to memref<4x4xf32, 1>
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %1 : memref<4x4xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  %2 = memref.reinterpret_cast %a to offset: [%i], sizes: [2], strides: [%i] : memref<4x4xf32> to memref<2xf32, strided<[?], offset: ?>>
  %b2, %o2, %s2, %t2 = memref.extract_strided_metadata %2 : memref<2xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %t#0, %t1#0, %o2 : index, index, index
}
// -----
// aligned pointers of views
func.func @f(%a: memref<8x8xf32>, %i: index) -> index {
  %0 = memref.subview %a[2, %i] [4, 4] [1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4x4xf32, strided<[8, 2], offset: ?>> -> index
  return %1 : index
}
