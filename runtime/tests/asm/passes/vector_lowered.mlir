// PASSES: --convert-vector-to-scf --canonicalize --cse
func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<[4]xi32>) -> vector<4x4xf32> {
  %pad = arith.constant 1.5 : f32
  %k = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 0xFF800000]]> : vector<4x4xf32>
  %r = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true, false]} : memref<8x8xf32>, vector<4x4xf32>
  %s = arith.addf %r, %k : vector<4x4xf32>
  %b = vector.bitcast %v : vector<[4]xi32> to vector<[4]xf32>
  vector.print %b : vector<[4]xf32>
  return %s : vector<4x4xf32>
}
