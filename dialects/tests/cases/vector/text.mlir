// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// vector.extract and vector.insert
func.func @f(%v: vector<2x3xf32>, %i: index, %x: f32, %w: vector<3xf32>) {
  %0 = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>
  %1 = vector.extract %v[0, %i] : f32 from vector<2x3xf32>
  %2 = vector.insert %w, %v[1] : vector<3xf32> into vector<2x3xf32>
  %3 = vector.insert %x, %v[%i, 2] : f32 into vector<2x3xf32>
  return
}
// -----
// vector.extract_strided_slice and vector.insert_strided_slice
func.func @f(%v: vector<4x8xf32>, %w: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets = [2, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.broadcast, vector.shape_cast and vector.bitcast
func.func @f(%x: f32, %v: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %2 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %3 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %4 = vector.bitcast %s : vector<[4]xf32> to vector<[8]xi16>
  return
}
// -----
// vector.from_elements and vector.to_elements
func.func @f(%x: f32) {
  %0 = vector.from_elements %x, %x : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  %2 = vector.from_elements %x : vector<f32>
  return
}
// -----
// vector.fma, vector.reduction, vector.multi_reduction and vector.scan
func.func @f(%v: vector<4xf32>, %m: vector<2x4xf32>, %x: f32, %a: vector<2xf32>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.reduction <add>, %v : vector<4xf32> into f32
  %2 = vector.reduction <maximumf>, %v, %x fastmath<nnan> : vector<4xf32> into f32
  %3 = vector.multi_reduction <mul>, %m, %a [1] : vector<2x4xf32> to vector<2xf32>
  %4 = vector.multi_reduction <minnumf>, %m, %x [0, 1] : vector<2x4xf32> to f32
  %5:2 = vector.scan <add>, %m, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<2xf32>
  return
}
// -----
// vector.reduction add
func.func @f(%v: vector<4xi32>) -> i32 {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  return %0 : i32
}
// -----
// vector.reduction mul
func.func @f(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <mul>, %v : vector<4xf32> into f32
  return %0 : f32
}
// -----
// vector.reduction minui
func.func @f(%v: vector<4xi8>) -> i8 {
  %0 = vector.reduction <minui>, %v : vector<4xi8> into i8
  return %0 : i8
}
// -----
// vector.reduction minsi
func.func @f(%v: vector<4xi8>) -> i8 {
  %0 = vector.reduction <minsi>, %v : vector<4xi8> into i8
  return %0 : i8
}
// -----
// vector.reduction maxui
func.func @f(%v: vector<4xi32>) -> i32 {
  %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  return %0 : i32
}
// -----
// vector.reduction maxsi
func.func @f(%v: vector<4xindex>) -> index {
  %0 = vector.reduction <maxsi>, %v : vector<4xindex> into index
  return %0 : index
}
// -----
// vector.reduction minnumf
func.func @f(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
// -----
// vector.reduction maxnumf
func.func @f(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
// -----
// vector.reduction minimumf
func.func @f(%v: vector<4xf64>) -> f64 {
  %0 = vector.reduction <minimumf>, %v : vector<4xf64> into f64
  return %0 : f64
}
// -----
// vector.reduction maximumf
func.func @f(%v: vector<4xf16>) -> f16 {
  %0 = vector.reduction <maximumf>, %v : vector<4xf16> into f16
  return %0 : f16
}
// -----
// vector.reduction and
func.func @f(%v: vector<4xi1>) -> i1 {
  %0 = vector.reduction <and>, %v : vector<4xi1> into i1
  return %0 : i1
}
// -----
// vector.reduction or
func.func @f(%v: vector<4xi32>) -> i32 {
  %0 = vector.reduction <or>, %v : vector<4xi32> into i32
  return %0 : i32
}
// -----
// vector.reduction xor
func.func @f(%v: vector<4xi32>) -> i32 {
  %0 = vector.reduction <xor>, %v : vector<4xi32> into i32
  return %0 : i32
}
// -----
// vector.contract and vector.outerproduct
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %v: vector<2xf32>, %w: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.outerproduct %v, %w : vector<2xf32>, vector<4xf32>
  %2 = vector.outerproduct %v, %w, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<4xf32>
  %3 = vector.outerproduct %v, %x : vector<2xf32>, f32
  return
}
// -----
// vector.shuffle, vector.interleave, vector.deinterleave and vector.transpose
func.func @f(%v: vector<4xf32>, %m: vector<2x4xf32>) {
  %0 = vector.shuffle %v, %v [0, 5, -1] : vector<4xf32>, vector<4xf32>
  %1 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %2, %3 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %4 = vector.transpose %m, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}
// -----
// vector.constant_mask, vector.create_mask, vector.mask and vector.yield
func.func @f(%n: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: f32) {
  %0 = vector.constant_mask [2] : vector<4xi1>
  %1 = vector.create_mask %n, %n : vector<4x[2]xi1>
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %k { } : vector<4xi1>
  %3 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// vector.load and vector.store
func.func @f(%a: memref<8xf32>, %i: index) {
  %0 = vector.load %a[%i] : memref<8xf32>, vector<4xf32>
  %1 = vector.load %a[%i] {alignment = 16 : i64, nontemporal = true} : memref<8xf32>, vector<4xf32>
  vector.store %0, %a[%i] : memref<8xf32>, vector<4xf32>
  vector.store %0, %a[%i] {nontemporal = true} : memref<8xf32>, vector<4xf32>
  return
}
// -----
// vector.maskedload, vector.maskedstore, vector.gather, vector.scatter, vector.expandload and vector.compressstore
func.func @f(%a: memref<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %n: vector<4xi32>) {
  %0 = vector.maskedload %a[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %a[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.gather %a[%i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %a[%i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %2 = vector.expandload %a[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %a[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
// vector.transfer_read and vector.transfer_write
func.func @f(%a: memref<8x?xf32>, %t: tensor<?x?xf32>, %i: index, %x: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %a[%i, %i], %x : memref<8x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %a[%i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %t[%i, %i], %x, %k : tensor<?x?xf32>, vector<4xf32>
  vector.transfer_write %0, %a[%i, %i], %k : vector<4xf32>, memref<8x?xf32>
  %3 = vector.transfer_write %1, %t[%i, %i] {in_bounds = [true, false]} : vector<2x4xf32>, tensor<?x?xf32>
  return
}
// -----
// vector.type_cast, vector.step, vector.vscale and the scalable ops
func.func @f(%a: memref<2x4xf32>, %s: vector<[4]xf32>, %v: vector<4xf32>) {
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>>
  %1 = vector.step : vector<4xindex>
  %2 = vector.vscale
  %3 = vector.scalable.insert %v, %s[0] : vector<4xf32> into vector<[4]xf32>
  %4 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[4]xf32>
  return
}
// -----
// vector.print
func.func @f(%v: vector<4xf32>, %x: i32) {
  vector.print %v : vector<4xf32>
  vector.print %x : i32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print str "text"
  return
}
