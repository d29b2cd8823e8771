// rtblgen-opt --split-input-file
// vector.extract: too many positions
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract %v[0, 0] : f32 from vector<4xf32>
  return
}
// -----
// vector.extract: a position out of bounds
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract %v[4] : f32 from vector<4xf32>
  return
}
// -----
// vector.extract: another result
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.extract %v[0] : vector<3xf32> from vector<2x4xf32>
  return
}
// -----
// vector.insert: a position out of bounds
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.insert %x, %v[4] : f32 into vector<4xf32>
  return
}
// -----
// vector.insert: another rank
func.func @f(%v: vector<2x4xf32>, %x: f32) {
  %0 = vector.insert %x, %v[0] : f32 into vector<2x4xf32>
  return
}
// -----
// vector.extract_strided_slice: other attributes
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  return
}
// -----
// vector.extract_strided_slice: an offset out of bounds
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [5], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
// vector.extract_strided_slice: a stride of 2
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [2]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
// vector.insert_strided_slice: out of bounds
func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [3], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
// vector.broadcast to a smaller rank
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.broadcast %v : vector<2x4xf32> to vector<4xf32>
  return
}
// -----
// vector.broadcast: another size
func.func @f(%v: vector<3xf32>) {
  %0 = vector.broadcast %v : vector<3xf32> to vector<2x4xf32>
  return
}
// -----
// vector.shape_cast: another number of elements
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<3x2xf32>
  return
}
// -----
// vector.bitcast: another number of bits
func.func @f(%v: vector<4xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf16>
  return
}
// -----
// vector.from_elements: too few
func.func @f(%x: f32) {
  %0 = vector.from_elements %x : vector<2xf32>
  return
}
// -----
// vector.fma of integers
func.func @f(%v: vector<4xi32>) {
  %0 = vector.fma %v, %v, %v : vector<4xi32>
  return
}
// -----
// vector.reduction: two dimensions
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.reduction <add>, %v : vector<2x4xf32> into f32
  return
}
// -----
// vector.reduction: a kind for integers
func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
  return
}
// -----
// vector.reduction: an unknown kind
func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction <sum>, %v : vector<4xf32> into f32
  return
}
// -----
// vector.multi_reduction: another result
func.func @f(%v: vector<2x4xf32>, %a: vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x4xf32> to vector<4xf32>
  return
}
// -----
// vector.scan: another accumulator
func.func @f(%v: vector<2x4xf32>, %a: vector<4xf32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
// vector.contract: a number of maps
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
// vector.contract: a number of iterators
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
// vector.outerproduct: two dimensions
func.func @f(%v: vector<2x4xf32>, %w: vector<4xf32>) {
  %0 = vector.outerproduct %v, %w : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
// vector.shuffle: an index out of bounds
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
// -----
// vector.transpose: no permutation
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.transpose %v, [0, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}
// -----
// vector.transpose: another result
func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<2x4xf32>
  return
}
// -----
// vector.constant_mask: another number of sizes
func.func @f() {
  %0 = vector.constant_mask [2, 2] : vector<4xi1>
  return
}
// -----
// vector.constant_mask: a size out of bounds
func.func @f() {
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}
// -----
// vector.create_mask: another number of sizes
func.func @f(%n: index) {
  %0 = vector.create_mask %n, %n : vector<4xi1>
  return
}
// -----
// vector.mask: another mask
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
  return
}
// -----
// vector.mask: an op that takes no mask
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// vector.load: too few indices
func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = vector.load %a[%i] : memref<8x8xf32>, vector<4xf32>
  return
}
// -----
// vector.load: other elements
func.func @f(%a: memref<8xf32>, %i: index) {
  %0 = vector.load %a[%i] : memref<8xf32>, vector<4xi32>
  return
}
// -----
// vector.load: a stride
func.func @f(%a: memref<8xf32, strided<[2]>>, %i: index) {
  %0 = vector.load %a[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
  return
}
// -----
// vector.store: other elements
func.func @f(%a: memref<8xf32>, %i: index, %v: vector<4xi32>) {
  vector.store %v, %a[%i] : memref<8xf32>, vector<4xi32>
  return
}
// -----
// vector.maskedload: another mask
func.func @f(%a: memref<8xf32>, %i: index, %k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.maskedload %a[%i], %k, %v : memref<8xf32>, vector<3xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.gather: other indices
func.func @f(%a: memref<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %n: vector<3xi32>) {
  %1 = vector.gather %a[%i] [%n], %k, %v : memref<8xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.transfer_read: too few indices
func.func @f(%a: memref<8x8xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %a[%i], %x : memref<8x8xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_read: another padding
func.func @f(%a: memref<8xf32>, %i: index, %x: i32) {
  %0 = vector.transfer_read %a[%i], %x : memref<8xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_read: other bounds
func.func @f(%a: memref<8xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %a[%i], %x {in_bounds = [true, true]} : memref<8xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_write: another map
func.func @f(%a: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %a[%i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<8xf32>
  return
}
// -----
// vector.type_cast: another shape
func.func @f(%a: memref<2x4xf32>) {
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<4x2xf32>>
  return
}
// -----
// vector.step of two dimensions
func.func @f() {
  %0 = vector.step : vector<4x4xindex>
  return
}
// -----
// vector.scalable.extract: a position that is no multiple
func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[3] : vector<4xf32> from vector<[4]xf32>
  return
}
// -----
// vector.interleave: another result
func.func @f(%v: vector<4xf32>) {
  %0 = "vector.interleave"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// vector.deinterleave of an odd size
func.func @f(%v: vector<3xf32>) {
  %0, %1 = vector.deinterleave %v : vector<3xf32> -> vector<1xf32>
  return
}
