// PASSES: --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}),lower-affine,canonicalize,cse)
#map = affine_map<(d0) -> (d0 * 2 + 1)>
#set = affine_set<(d0) : (d0 - 5 >= 0)>
func.func @f(%m: memref<16x?xf32>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 16 iter_args(%acc = %zero) -> f32 {
    %j = affine.apply #map(%i)
    affine.if #set(%i) {
      affine.store %acc, %m[%i, symbol(%n)] : memref<16x?xf32>
    }
    %x = affine.load %m[%i, 0] : memref<16x?xf32>
    %y = arith.addf %acc, %x : f32
    affine.yield %y : f32
  }
  return %sum : f32
}
