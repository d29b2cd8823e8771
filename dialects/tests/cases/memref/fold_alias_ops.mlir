// rtblgen-opt --split-input-file --fold-memref-alias-ops
// accesses to a subview
func.func @f(%a: memref<8x16xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.subview %a[2, %i] [4, 4] [1, 2] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 2], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<4x4xf32, strided<[16, 2], offset: ?>>
  memref.store %x, %0[%i, %i] : memref<4x4xf32, strided<[16, 2], offset: ?>>
  return %1 : f32
}
// -----
// accesses to an expansion and a collapse
func.func @f(%a: memref<8x16xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
  %1 = memref.load %0[%i, %i, %i] : memref<2x4x16xf32>
  %2 = memref.collapse_shape %a [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  memref.store %x, %2[%i] : memref<128xf32>
  return %1 : f32
}
// -----
// a subview of a subview
func.func @f(%a: memref<8x16xf32>, %i: index) -> memref<2x2xf32, strided<[16, 2], offset: ?>> {
  %0 = memref.subview %a[2, %i] [4, 4] [1, 2] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 2], offset: ?>>
  %1 = memref.subview %0[1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[16, 2], offset: ?>> to memref<2x2xf32, strided<[16, 2], offset: ?>>
  return %1 : memref<2x2xf32, strided<[16, 2], offset: ?>>
}
// -----
// accesses to a rank-reducing subview
func.func @f(%a: memref<8x16xf32>, %i: index) -> f32 {
  %0 = memref.subview %a[2, %i] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[1], offset: ?>>
  return %1 : f32
}
