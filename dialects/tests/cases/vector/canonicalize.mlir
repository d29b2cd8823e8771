// rtblgen-opt --split-input-file --canonicalize
// extract of constants, broadcasts, insertions and extractions
func.func @f(%x: f32, %v: vector<2x4xf32>, %w: vector<4xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>, f32) {
  %k = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = vector.extract %k[1] : f32 from vector<2xf32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.extract %1[2] : f32 from vector<4xf32>
  %3 = vector.insert %w, %v[1] : vector<4xf32> into vector<2x4xf32>
  %4 = vector.extract %3[1] : vector<4xf32> from vector<2x4xf32>
  %5 = vector.extract %3[0] : vector<4xf32> from vector<2x4xf32>
  %6 = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>
  %7 = vector.extract %6[1] : f32 from vector<4xf32>
  return %0, %2, %4, %5, %7 : f32, f32, vector<4xf32>, vector<4xf32>, f32
}
// -----
// extract of transpose, shape_cast, shuffle and from_elements
func.func @f(%v: vector<2x4xf32>, %w: vector<4xf32>, %x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.extract %0[3, 1] : f32 from vector<4x2xf32>
  %2 = vector.shape_cast %w : vector<4xf32> to vector<2x2xf32>
  %3 = vector.extract %2[1, 0] : f32 from vector<2x2xf32>
  %4 = vector.shuffle %w, %w [3, 4] : vector<4xf32>, vector<4xf32>
  %5 = vector.extract %4[1] : f32 from vector<2xf32>
  %6 = vector.from_elements %x, %y : vector<2xf32>
  %7 = vector.extract %6[1] : f32 from vector<2xf32>
  return %1, %3, %5, %7 : f32, f32, f32, f32
}
// -----
// casts there and back
func.func @f(%v: vector<4xf32>, %x: f32) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<3x4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  %2 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %3 = vector.bitcast %2 : vector<8xi16> to vector<4xf32>
  %4 = vector.broadcast %x : f32 to vector<4xf32>
  %5 = vector.shape_cast %4 : vector<4xf32> to vector<2x2xf32>
  %6 = vector.broadcast %4 : vector<4xf32> to vector<3x4xf32>
  return %1, %3, %5, %6 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<3x4xf32>
}
// -----
// casts of constants
func.func @f() -> (vector<4xi32>, vector<2x2xf32>, vector<2x4xf32>) {
  %k = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.shape_cast %k : vector<4xf32> to vector<2x2xf32>
  %1 = vector.bitcast %k : vector<4xf32> to vector<4xi32>
  %2 = vector.transpose %0, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %3 = vector.broadcast %k : vector<4xf32> to vector<2x4xf32>
  return %1, %2, %3 : vector<4xi32>, vector<2x2xf32>, vector<2x4xf32>
}
// -----
// transpose twice and not at all
func.func @f(%v: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %2 = vector.transpose %v, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  return %1, %2 : vector<2x4xf32>, vector<2x4xf32>
}
// -----
// slices of everything, of slices, of broadcasts and of constants
func.func @f(%v: vector<8xf32>, %x: f32) -> (vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %k = arith.constant dense<1.0> : vector<8xf32>
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [8], strides = [1]} : vector<8xf32> to vector<8xf32>
  %1 = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %3 = vector.broadcast %x : f32 to vector<8xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %5 = vector.extract_strided_slice %k {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %6 = vector.insert_strided_slice %2, %v {offsets = [3], strides = [1]} : vector<2xf32> into vector<8xf32>
  %7 = vector.extract_strided_slice %6 {offsets = [3], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %0, %2, %4, %5, %7 : vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}
// -----
// masks of constants
func.func @f() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = vector.create_mask %c2 : vector<4xi1>
  %1 = vector.create_mask %c9 : vector<4xi1>
  %2 = vector.constant_mask [4] : vector<4xi1>
  %3 = vector.constant_mask [0] : vector<4xi1>
  %4 = vector.extract %0[1] : i1 from vector<4xi1>
  return %0, %1, %2, %3, %4 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1
}
// -----
// accesses with a mask of all or of none
func.func @f(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %n: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %f = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %a[%i], %t, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %a[%i], %f, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %a[%i], %t, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %a[%i], %f, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %a[%i] [%n], %f, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %a[%i] [%n], %f, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %a[%i], %t, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %a[%i], %f, %3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}
// -----
// transfers that are in bounds
func.func @f(%a: memref<8xf32>, %x: f32, %t: tensor<8xf32>) -> (vector<4xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %a[%c2], %x : memref<8xf32>, vector<4xf32>
  vector.transfer_write %0, %a[%c0] : vector<4xf32>, memref<8xf32>
  %1 = vector.transfer_write %0, %t[%c0] : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_read %1[%c0], %x : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_write %2, %1[%c0] : vector<4xf32>, tensor<8xf32>
  return %2, %3 : vector<4xf32>, tensor<8xf32>
}
// -----
// reductions of one element and of one dimension
func.func @f(%v: vector<1xf32>, %w: vector<1x4xf32>, %a: vector<4xf32>, %x: f32) -> (f32, f32, vector<4xf32>, vector<4xf32>) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <add>, %v, %x : vector<1xf32> into f32
  %2 = vector.multi_reduction <add>, %w, %a [0] : vector<1x4xf32> to vector<4xf32>
  %3 = vector.multi_reduction <add>, %a, %a [] : vector<4xf32> to vector<4xf32>
  return %0, %1, %2, %3 : f32, f32, vector<4xf32>, vector<4xf32>
}
// -----
// from_elements of to_elements and of one value
func.func @f(%v: vector<2xf32>, %x: f32) -> (vector<2xf32>, vector<2xf32>, f32) {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  %2 = vector.from_elements %x, %x : vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  return %1, %2, %3#1 : vector<2xf32>, vector<2xf32>, f32
}
// -----
// shuffles of constants, of one operand and of poison
func.func @f(%v: vector<2xf32>) -> (vector<2xi32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %k = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = vector.shuffle %k, %k [0, 3] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %v, %v [0, 1] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %v, %v [2, 3] : vector<2xf32>, vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %3 = vector.shuffle %p, %p [0, 1] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3 : vector<2xi32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}
