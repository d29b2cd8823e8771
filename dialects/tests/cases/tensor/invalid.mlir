// rtblgen-opt --split-input-file
// tensor.empty: no size
func.func @f() {
  %0 = tensor.empty() : tensor<?xf32>
  return
}
// -----
// tensor.empty: too many sizes
func.func @f(%n: index) {
  %0 = tensor.empty(%n) : tensor<4xf32>
  return
}
// -----
// tensor.splat: no size
func.func @f(%x: f32) {
  %0 = tensor.splat %x : tensor<?xf32>
  return
}
// -----
// tensor.splat: another element type
func.func @f(%x: f32) {
  %0 = "tensor.splat"(%x) : (f32) -> tensor<4xi32>
  return
}
// -----
// tensor.from_elements: too few
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x : tensor<2xf32>
  return
}
// -----
// tensor.from_elements: a dynamic size
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x : tensor<?xf32>
  return
}
// -----
// tensor.cast from tensor<4xf32> to tensor<5xf32>
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}
// -----
// tensor.cast from tensor<4xf32> to tensor<4xi32>
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4xi32>
  return
}
// -----
// tensor.cast from tensor<4xf32> to tensor<4x1xf32>
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4x1xf32>
  return
}
// -----
// tensor.cast from tensor<4xf32> to memref<4xf32>
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to memref<4xf32>
  return
}
// -----
// tensor.bitcast to another width
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi16>
  return
}
// -----
// tensor.bitcast to another shape
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<5xi32>
  return
}
// -----
// tensor.dim of a memref
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = tensor.dim %a, %i : memref<4xf32>
  return
}
// -----
// tensor.dim of a scalar
func.func @f(%a: tensor<f32>, %i: index) {
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}
// -----
// tensor.extract: too few indices
func.func @f(%a: tensor<4x4xf32>, %i: index) {
  %0 = tensor.extract %a[%i] : tensor<4x4xf32>
  return
}
// -----
// tensor.extract: another type
func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = "tensor.extract"(%a, %i) : (tensor<4xf32>, index) -> i32
  return
}
// -----
// tensor.insert: too many indices
func.func @f(%a: tensor<4xf32>, %i: index, %x: f32) {
  %0 = tensor.insert %x into %a[%i, %i] : tensor<4xf32>
  return
}
// -----
// tensor.insert: another type
func.func @f(%a: tensor<4xf32>, %i: index, %x: i32) {
  %0 = "tensor.insert"(%x, %a, %i) : (i32, tensor<4xf32>, index) -> tensor<4xf32>
  return
}
// -----
// tensor.extract_slice: another size
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x5xf32>
  return
}
// -----
// tensor.insert_slice: another size
func.func @f(%a: tensor<8x16xf32>, %b: tensor<4x5xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x5xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.extract_slice: another element type
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xi32>
  return
}
// -----
// tensor.insert_slice: another element type
func.func @f(%a: tensor<8x16xf32>, %b: tensor<4x4xi32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xi32> into tensor<8x16xf32>
  return
}
// -----
// tensor.extract_slice: a larger rank
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4x1xf32>
  return
}
// -----
// tensor.insert_slice: a larger rank
func.func @f(%a: tensor<8x16xf32>, %b: tensor<4x4x1xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4x1xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.extract_slice: an offset out of bounds
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[8, 0] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<1x4xf32>
  return
}
// -----
// tensor.insert_slice: an offset out of bounds
func.func @f(%a: tensor<8x16xf32>, %b: tensor<1x4xf32>) {
  %0 = tensor.insert_slice %b into %a[8, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.extract_slice: a slice out of bounds
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, 8] [1, 3] : tensor<8x16xf32> to tensor<4x8xf32>
  return
}
// -----
// tensor.insert_slice: a slice out of bounds
func.func @f(%a: tensor<8x16xf32>, %b: tensor<4x8xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 8] [1, 3] : tensor<4x8xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.extract_slice: another number of offsets
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return
}
// -----
// tensor.insert_slice: another number of offsets
func.func @f(%a: tensor<8x16xf32>, %b: tensor<4x4xf32>) {
  %0 = tensor.insert_slice %b into %a[0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.extract_slice: a dropped dimension that is not 1
func.func @f(%a: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  return
}
// -----
// tensor.insert_slice: a dropped dimension that is not 1
func.func @f(%a: tensor<8x16xf32>, %b: tensor<4xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.parallel_insert_slice elsewhere
func.func @f(%a: tensor<8xf32>, %b: tensor<2xf32>) {
  tensor.parallel_insert_slice %b into %a[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return
}
// -----
// tensor.parallel_insert_slice: another size
func.func @f(%a: tensor<8xf32>, %b: tensor<3xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i] [2] [1] : tensor<3xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
// tensor.expand_shape: a smaller rank
func.func @f(%a: tensor<8x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [32] : tensor<8x4xf32> into tensor<32xf32>
  return
}
// -----
// tensor.expand_shape: another number of groups
func.func @f(%a: tensor<8x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  return
}
// -----
// tensor.expand_shape: a gap between groups
func.func @f(%a: tensor<8x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [3]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  return
}
// -----
// tensor.expand_shape: another size
func.func @f(%a: tensor<8x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 5, 4] : tensor<8x4xf32> into tensor<2x5x4xf32>
  return
}
// -----
// tensor.expand_shape: a size that is not known
func.func @f(%a: tensor<8x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x?x4xf32>
  return
}
// -----
// tensor.expand_shape: another number of output sizes
func.func @f(%a: tensor<8x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  return
}
// -----
// tensor.collapse_shape: a larger rank
func.func @f(%a: tensor<8xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<8xf32> into tensor<2x4xf32>
  return
}
// -----
// tensor.collapse_shape: another size
func.func @f(%a: tensor<2x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x4xf32> into tensor<9xf32>
  return
}
// -----
// tensor.collapse_shape: a dynamic size
func.func @f(%a: tensor<2x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x4xf32> into tensor<?xf32>
  return
}
// -----
// tensor.collapse_shape: a gap between groups
func.func @f(%a: tensor<2x4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0], [2]] : tensor<2x4x4xf32> into tensor<2x4xf32>
  return
}
// -----
// tensor.collapse_shape: a number of groups
func.func @f(%a: tensor<2x4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x4x4xf32> into tensor<8x4xf32>
  return
}
// -----
// tensor.reshape: another number of elements
func.func @f(%a: tensor<4xf32>, %s: tensor<1xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<5xf32>
  return
}
// -----
// tensor.reshape: other elements
func.func @f(%a: tensor<4xf32>, %s: tensor<1xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<4xi32>
  return
}
// -----
// tensor.reshape: a shape of unknown length
func.func @f(%a: tensor<4xf32>, %s: tensor<?xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<4xf32>
  return
}
// -----
// tensor.reshape: a shape of another length
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<4xf32>
  return
}
// -----
// tensor.generate: too few sizes
func.func @f(%x: f32) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}
// -----
// tensor.generate: too many arguments
func.func @f(%x: f32, %n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}
// -----
// tensor.generate: an argument of another type
func.func @f(%x: f32, %n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: i32):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}
// -----
// tensor.generate: another yielded type
func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xf32>
  return
}
// -----
// tensor.pad: another size
func.func @f(%a: tensor<4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<5xf32>
  return
}
// -----
// tensor.pad: too many arguments
func.func @f(%a: tensor<4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
// tensor.pad: an argument of another type
func.func @f(%a: tensor<4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: i32):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
// tensor.pad: another yielded type
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
// tensor.pad: too few numbers
func.func @f(%a: tensor<4x4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}
// -----
// tensor.concat of nothing
func.func @f() {
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  return
}
// -----
// tensor.concat: another rank
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8x1xf32>
  return
}
// -----
// tensor.concat: other elements
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32>
  return
}
// -----
// tensor.concat: a dimension out of bounds
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.concat dim(1) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
// tensor.concat: other sizes
func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}
// -----
// tensor.concat: another size of the result
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}
// -----
// tensor.gather: no dimensions
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4x4x4xf32>
  return
}
// -----
// tensor.scatter: no dimensions
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4x4x4xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([]) unique : (tensor<1x4x4x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.gather: too many dimensions
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 1, 2, 3]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
// tensor.scatter: too many dimensions
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0, 1, 2, 3]) unique : (tensor<1xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.gather: a negative dimension
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([-1, 0]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}
// -----
// tensor.scatter: a negative dimension
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([-1, 0]) unique : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.gather: a dimension out of bounds
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 3]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}
// -----
// tensor.scatter: a dimension out of bounds
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0, 3]) unique : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.gather: dimensions that do not increase
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([2, 0]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}
// -----
// tensor.scatter: dimensions that do not increase
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([2, 0]) unique : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.gather: a number of dimensions that the indices do not have
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4x4xf32>
  return
}
// -----
// tensor.scatter: a number of dimensions that the indices do not have
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4x4xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0]) unique : (tensor<1x4x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.gather: another result
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 2]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x5xf32>
  return
}
// -----
// tensor.scatter: another result
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x5xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0, 2]) unique : (tensor<1x5xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
// tensor.scatter without unique
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4xf32>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0, 2]) : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
