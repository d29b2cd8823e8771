// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// tensor.empty, tensor.splat and tensor.from_elements
func.func @f(%n: index, %x: f32) {
  %0 = tensor.empty() : tensor<4x2xf32>
  %1 = tensor.empty(%n) : tensor<?x2xf32>
  %2 = tensor.splat %x : tensor<4xf32>
  %3 = tensor.splat %x[%n, %n] : tensor<?x?xf32>
  %4 = tensor.from_elements %x, %x : tensor<2x1xf32>
  %5 = tensor.from_elements %x : tensor<f32>
  return
}
// -----
// tensor.cast and tensor.bitcast
func.func @f(%a: tensor<4x?xf32>, %u: tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x8xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.bitcast %a : tensor<4x?xf32> to tensor<4x?xi32>
  return
}
// -----
// tensor.dim and tensor.rank
func.func @f(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) {
  %0 = tensor.dim %a, %i : tensor<4x?xf32>
  %1 = tensor.dim %u, %i : tensor<*xf32>
  %2 = tensor.rank %u : tensor<*xf32>
  return
}
// -----
// tensor.extract and tensor.insert
func.func @f(%a: tensor<4x?xf32>, %s: tensor<i8>, %i: index, %x: f32) {
  %0 = tensor.extract %a[%i, %i] : tensor<4x?xf32>
  %1 = tensor.extract %s[] : tensor<i8>
  %2 = tensor.insert %x into %a[%i, %i] : tensor<4x?xf32>
  return
}
// -----
// tensor.extract_slice and tensor.insert_slice
func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, %i] [4, %i] [1, 2] : tensor<8x16xf32> to tensor<4x?xf32>
  %1 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  %2 = tensor.insert_slice %0 into %a[%i, 0] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<8x16xf32>
  %3 = tensor.insert_slice %1 into %a[2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.parallel_insert_slice
func.func @f(%a: tensor<8xf32>, %b: tensor<2xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
// tensor.expand_shape and tensor.collapse_shape
func.func @f(%a: tensor<8x?xf32>, %n: index, %s: tensor<f32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 4, %n, 5] : tensor<8x?xf32> into tensor<2x4x?x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<2x4x?x5xf32> into tensor<?x5xf32>
  %2 = tensor.expand_shape %s [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %3 = tensor.collapse_shape %2 [] : tensor<1xf32> into tensor<f32>
  return
}
// -----
// tensor.reshape
func.func @f(%a: tensor<?xf32>, %s: tensor<2xi32>, %u: tensor<?xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<2x?xf32>
  %1 = tensor.reshape %a(%u) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  return
}
// -----
// tensor.generate and tensor.yield
func.func @f(%n: index, %x: f32) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  return
}
// -----
// tensor.pad
func.func @f(%a: tensor<4x?xf32>, %n: index, %x: f32) {
  %0 = tensor.pad %a low[1, %n] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %1 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return
}
// -----
// tensor.concat
func.func @f(%a: tensor<3x4xf32>, %b: tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %1 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}
// -----
// tensor.gather and tensor.scatter
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x4xf32>, %k: tensor<1x1x4x1xf32>, %o: tensor<1x2xi32>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 2]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  %1 = tensor.gather %a[%o] gather_dims([0, 2]) unique : (tensor<4x4x4xf32>, tensor<1x2xi32>) -> tensor<1x1x4x1xf32>
  %2 = tensor.scatter %s into %a[%i] scatter_dims([0, 2]) unique : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<4x4x4xf32>
  return
}
