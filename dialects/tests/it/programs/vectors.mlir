// Vectors whose folders and canonicalizations are compared with mlir-opt's.
func.func @full_mask(%v: vector<8xi32>) -> i32 {
  %on = vector.constant_mask [8] : vector<8xi1>
  %0 = vector.mask %on { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  return %0 : i32
}

func.func @empty_mask(%m: vector<8xi1>, %v: vector<8xf32>, %w: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %0 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %m, %w { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

func.func @parts_of_constants() -> (i32, vector<2xi32>, vector<2x2xi32>, vector<3x2xi32>, vector<2xi64>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %0 = vector.extract %c[1, 2] : i32 from vector<2x3xi32>
  %1 = vector.extract_strided_slice %c {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %2 = vector.extract %1[1] : vector<2xi32> from vector<2x2xi32>
  %3 = vector.shape_cast %c : vector<2x3xi32> to vector<3x2xi32>
  %d = arith.constant dense<-2> : vector<4xi32>
  %4 = vector.bitcast %d : vector<4xi32> to vector<2xi64>
  return %0, %2, %1, %3, %4 : i32, vector<2xi32>, vector<2x2xi32>, vector<3x2xi32>, vector<2xi64>
}

func.func @inserted(%x: f32, %i: index) -> (f32, f32, vector<4xf32>) {
  %z = arith.constant dense<0.0> : vector<4xf32>
  %c2 = arith.constant 2 : index
  %0 = vector.insert %x, %z[%c2] : f32 into vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  %2 = vector.extract %0[%i] : f32 from vector<4xf32>
  %3 = vector.insert %x, %0[-1] : f32 into vector<4xf32>
  return %1, %2, %3 : f32, f32, vector<4xf32>
}

func.func @through_transposes(%a: vector<2x3xf32>, %b: vector<3xf32>) -> (vector<3xf32>, vector<2x3xf32>, f32) {
  %0 = vector.insert %b, %a[1] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.transpose %1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %3 = vector.extract %2[1] : vector<3xf32> from vector<2x3xf32>
  %4 = vector.extract %1[2, 0] : f32 from vector<3x2xf32>
  return %3, %2, %4 : vector<3xf32>, vector<2x3xf32>, f32
}

func.func @wide_mask(%n: index) -> (vector<[4]xi1>, vector<4x[4]xi1>, vector<i1>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %s = vector.vscale
  %all = arith.muli %s, %c4 : index
  %0 = vector.create_mask %all : vector<[4]xi1>
  %1 = vector.create_mask %c0, %all : vector<4x[4]xi1>
  %2 = vector.create_mask %c4 : vector<i1>
  return %0, %1, %2 : vector<[4]xi1>, vector<4x[4]xi1>, vector<i1>
}

func.func @transfers(%t: tensor<4x8xf32>, %m: memref<4x8xf32>, %p: f32) -> (vector<4x8xf32>, tensor<4x8xf32>, vector<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p : tensor<4x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %0, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %cast = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %2 = vector.transfer_read %cast[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x8xf32>, vector<8x4xf32>
  return %0, %1, %2 : vector<4x8xf32>, tensor<4x8xf32>, vector<8x4xf32>
}
