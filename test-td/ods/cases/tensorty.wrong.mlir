// 8.21
%0 = "u.v"() : () -> memref<2xf32>
tensorty.any %0 : memref<2xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<*xi8>
tensorty.ranked %0 : tensor<*xi8>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<2xi8>
tensorty.unranked %0 : tensor<2xi8>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i8>
tensorty.non0 %0 : tensor<i8>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i8>
tensorty.non0_un %0 : tensor<i8>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<?xi8>
tensorty.static %0 : tensor<?xi8>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<2xf32>
tensorty.of %0 : tensor<2xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<*xf32>
tensorty.ranked_of %0 : tensor<*xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<*xf64>
tensorty.unranked_of %0 : tensor<*xf64>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<f32>
tensorty.rank_of %0 : tensor<f32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<1xf32>
tensorty.dim0 %0 : tensor<1xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<1x1xf32>
tensorty.dim1 %0 : tensor<1x1xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<1xf32>
tensorty.dim2 %0 : tensor<1xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<1xf32>
tensorty.dim3 %0 : tensor<1xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<1xf32>
tensorty.dim4 %0 : tensor<1xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<f32>
tensorty.non0_of %0 : tensor<f32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<?xf32>
tensorty.static_of %0 : tensor<?xf32>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.i1 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.i8 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.i16 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.i32 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.i64 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.index %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.bf16 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.f16 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.f32 %0 : tensor<i2>
// -----

// 8.21
%0 = "u.v"() : () -> tensor<i2>
tensorty.f64 %0 : tensor<i2>
