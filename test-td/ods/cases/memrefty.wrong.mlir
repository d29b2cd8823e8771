// 8.22
%0 = "u.v"() : () -> memref<*xf32>
memrefty.any %0 : memref<*xf32>
// -----

// 8.22
%0 = "u.v"() : () -> memref<2xf32>
memrefty.unranked %0 : memref<2xf32>
// -----

// 8.22
%0 = "u.v"() : () -> memref<f32>
memrefty.non0 %0 : memref<f32>
// -----

// 8.22
%0 = "u.v"() : () -> tensor<i8>
memrefty.either %0 : tensor<i8>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i8>
memrefty.non0_either %0 : memref<i8>
// -----

// 8.22
%0 = "u.v"() : () -> memref<?xi8>
memrefty.static %0 : memref<?xi8>
// -----

// 8.22
%0 = "u.v"() : () -> memref<2xi8, affine_map<(d0) -> (d0 floordiv 2)>>
memrefty.strided %0 : memref<2xi8, affine_map<(d0) -> (d0 floordiv 2)>>
// -----

// 8.22
%0 = "u.v"() : () -> memref<2xi8>
memrefty.strided_rank %0 : memref<2xi8>
// -----

// 8.22
%0 = "u.v"() : () -> memref<f64>
memrefty.of %0 : memref<f64>
// -----

// 8.22
%0 = "u.v"() : () -> memref<*xf64>
memrefty.unranked_of %0 : memref<*xf64>
// -----

// 8.22
%0 = "u.v"() : () -> memref<*xf64>
memrefty.either_of %0 : memref<*xf64>
// -----

// 8.22
%0 = "u.v"() : () -> memref<f32>
memrefty.non0_of %0 : memref<f32>
// -----

// 8.22
%0 = "u.v"() : () -> memref<2x2xf32>
memrefty.rank_of %0 : memref<2x2xf32>
// -----

// 8.22
%0 = "u.v"() : () -> memref<?xf32>
memrefty.static_of %0 : memref<?xf32>
// -----

// 8.22
%0 = "u.v"() : () -> memref<2xf64>
memrefty.strided_of %0 : memref<2xf64>
// -----

// 8.22
%0 = "u.v"() : () -> memref<2x2xf32>
memrefty.strided_rank_of %0 : memref<2x2xf32>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.i1 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.i8 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.i16 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.i32 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.i64 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.bf16 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.f16 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.f32 %0 : memref<i2>
// -----

// 8.22
%0 = "u.v"() : () -> memref<i2>
memrefty.f64 %0 : memref<i2>
