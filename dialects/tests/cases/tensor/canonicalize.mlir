// rtblgen-opt --split-input-file --canonicalize
// constant sizes of empty and generate
func.func @f(%x: f32) -> (tensor<?x2xf32>, tensor<?xf32>) {
  %n = arith.constant 4 : index
  %0 = tensor.empty(%n) : tensor<?x2xf32>
  %1 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return %0, %1 : tensor<?x2xf32>, tensor<?xf32>
}
// -----
// a negative constant size stays
func.func @f() -> tensor<?xf32> {
  %n = arith.constant -4 : index
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
// dim of empty, generate, pad, casts and constants
func.func @f(%n: index, %x: f32, %a: tensor<4x?xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n) : tensor<?x2xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x2xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x2xf32>
  %3 = tensor.dim %a, %c1 : tensor<4x?xf32>
  %4 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x?xf32>
  %6 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %7 = tensor.dim %6, %c0 : tensor<?xf32>
  %8 = tensor.rank %a : tensor<4x?xf32>
  return %1, %2, %3, %5, %7, %8 : index, index, index, index, index, index
}
// -----
// dim of slices, reshapes and insertions
func.func @f(%n: index, %a: tensor<?x?xf32>, %s: tensor<2xindex>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %2 = tensor.insert_slice %0 into %a[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.reshape %a(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<?x?xf32>
  return %1, %3, %5 : index, index, index
}
// -----
// casts of casts
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
  %4 = tensor.cast %a : tensor<4xf32> to tensor<4xf32>
  return %1, %3, %4 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>
}
// -----
// bitcasts
func.func @f(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi32>
  %1 = tensor.bitcast %0 : tensor<4xi32> to tensor<4xf32>
  %2 = tensor.bitcast %a : tensor<4xf32> to tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// -----
// a cast of an empty tensor and of a slice
func.func @f(%n: index, %a: tensor<?xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.extract_slice %a[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<5xf32>
  return %1, %3 : tensor<4xf32>, tensor<5xf32>
}
// -----
// extract of constants
func.func @f() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<7> : tensor<2x2xi32>
  %0 = tensor.extract %a[%c1] : tensor<2xi32>
  %1 = tensor.extract %b[%c0, %c1] : tensor<2x2xi32>
  %2 = tensor.extract %a[%c9] : tensor<2xi32>
  return %0, %1, %2 : i32, i32, i32
}
// -----
// extract of from_elements, splat, insert, cast and generate
func.func @f(%x: f32, %y: f32, %a: tensor<4xf32>, %i: index, %n: index) -> (f32, f32, f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  %1 = tensor.extract %0[%c1] : tensor<2xf32>
  %2 = tensor.splat %x : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  %4 = tensor.insert %y into %a[%i] : tensor<4xf32>
  %5 = tensor.extract %4[%i] : tensor<4xf32>
  %6 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %7 = tensor.extract %6[%i] : tensor<?xf32>
  %8 = tensor.generate %n {
  ^bb0(%k: index):
    %z = arith.addf %x, %y : f32
    tensor.yield %z : f32
  } : tensor<?xf32>
  %9 = tensor.extract %8[%i] : tensor<?xf32>
  return %1, %3, %5, %7, %9 : f32, f32, f32, f32, f32
}
// -----
// extract of a reshape and of a collapse
func.func @f(%x: f32, %y: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
  %2 = tensor.extract %1[%c0, %c1] : tensor<1x2xf32>
  return %2 : f32
}
// -----
// insert into a splat, splat and from_elements of constants
func.func @f(%i: index) -> (tensor<4xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %a = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  %1 = tensor.splat %x : tensor<3xf32>
  %2 = tensor.from_elements %x, %y : tensor<2xf32>
  %3 = tensor.from_elements %x, %x : tensor<2xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>
}
// -----
// constants of slices
func.func @f(%a: tensor<8x16xf32>, %b: tensor<?x?xf32>, %i: index) -> (tensor<?x4xf32>, tensor<8x16xf32>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[%c2, %i] [%c2, 4] [%c1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %1 = tensor.insert_slice %b into %a[%i, %c1] [%c2, %i] [1, %c1] : tensor<?x?xf32> into tensor<8x16xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<8x16xf32>
}
// -----
// all of a tensor
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.extract_slice %a[0] [8] [1] : tensor<8xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %b into %a[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
// a part that was inserted, and a part put back
func.func @f(%a: tensor<8xf32>, %b: tensor<2xf32>, %i: index) -> (tensor<2xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.insert_slice %b into %a[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %1 = tensor.extract_slice %0[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %a[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %3 = tensor.insert_slice %2 into %a[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %4 = tensor.insert_slice %b into %0[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %1, %3, %4 : tensor<2xf32>, tensor<8xf32>, tensor<8xf32>
}
// -----
// slices of splats, casts and empty tensors
func.func @f(%a: tensor<8xf32>, %i: index) -> (tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) {
  %s = arith.constant dense<1.0> : tensor<8xf32>
  %0 = tensor.extract_slice %s[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %1 = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %1[%i] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %3 = tensor.empty() : tensor<0xf32>
  %4 = tensor.insert_slice %3 into %a[%i] [0] [1] : tensor<0xf32> into tensor<8xf32>
  return %0, %2, %4 : tensor<2xf32>, tensor<2xf32>, tensor<8xf32>
}
// -----
// insertions of casts
func.func @f(%a: tensor<8xf32>, %b: tensor<2xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<2xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %0[%n] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
// reshapes of reshapes
func.func @f(%a: tensor<8xf32>, %b: tensor<2x3x4xf32>, %c: tensor<24xf32>) -> (tensor<8xf32>, tensor<24xf32>, tensor<2x3x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %2 = tensor.collapse_shape %b [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %4 = tensor.expand_shape %c [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %5 = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1, %3, %5 : tensor<8xf32>, tensor<24xf32>, tensor<2x3x4xf32>
}
// -----
// reshapes of constants and splats
func.func @f(%x: f32) -> (tensor<2x4xf32>, tensor<8xf32>, tensor<1x2xf32>) {
  %s = arith.constant dense<1.0> : tensor<8xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %1 = tensor.splat %x : tensor<2x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %3 = tensor.from_elements %x, %x : tensor<2xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
  return %0, %2, %4 : tensor<2x4xf32>, tensor<8xf32>, tensor<1x2xf32>
}
// -----
// a reshape to the same type and a reshape of a reshape
func.func @f(%a: tensor<4xf32>, %s: tensor<1xindex>, %r: tensor<2xindex>) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<4xf32>
  %1 = tensor.reshape %a(%r) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %2 = tensor.reshape %1(%s) : (tensor<2x2xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0, %2 : tensor<4xf32>, tensor<?xf32>
}
// -----
// collapse of a cast and expansion with constants
func.func @f(%a: tensor<2x4xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x2xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<2x4xf32> to tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %2 = tensor.cast %b : tensor<?xf32> to tensor<8xf32>
  %3 = tensor.cast %2 : tensor<8xf32> to tensor<?xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [%c4, 2] : tensor<?xf32> into tensor<?x2xf32>
  return %1, %4 : tensor<?xf32>, tensor<?x2xf32>
}
// -----
// a padding of nothing
func.func @f(%a: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.pad %a low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  %1 = tensor.pad %a nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// -----
// a padding with constants
func.func @f(%a: tensor<4xf32>, %x: f32) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c2] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
// a padding of a cast, and a cast of a padding
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>, %x: f32, %n: index) -> (tensor<?xf32>, tensor<9xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.pad %b low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<9xf32>
  return %1, %3 : tensor<?xf32>, tensor<9xf32>
}
// -----
// a padding of a padding
func.func @f(%a: tensor<4xf32>, %x: f32) -> tensor<10xf32> {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  %1 = tensor.pad %0 low[3] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<7xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}
// -----
// concat of one tensor and of known sizes
func.func @f(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.concat dim(0) %b, %b : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
// a padding of a constant
func.func @f() -> tensor<5xf32> {
  %x = arith.constant 1.0 : f32
  %s = arith.constant dense<1.0> : tensor<2xf32>
  %0 = tensor.pad %s low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<2xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
