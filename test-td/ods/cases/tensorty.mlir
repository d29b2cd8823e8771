%0 = "u.v"() : () -> tensor<*xi8>
tensorty.any %0 : tensor<*xi8>
%1 = "u.v"() : () -> tensor<2xf32>
tensorty.any %1 : tensor<2xf32>
%2 = "u.v"() : () -> tensor<2xi8>
tensorty.ranked %2 : tensor<2xi8>
%3 = "u.v"() : () -> tensor<*xi8>
tensorty.unranked %3 : tensor<*xi8>
%4 = "u.v"() : () -> tensor<2xi8>
tensorty.non0 %4 : tensor<2xi8>
%5 = "u.v"() : () -> tensor<*xi8>
tensorty.non0_un %5 : tensor<*xi8>
%6 = "u.v"() : () -> tensor<1xi8>
tensorty.non0_un %6 : tensor<1xi8>
%7 = "u.v"() : () -> tensor<2xi8>
tensorty.static %7 : tensor<2xi8>
%8 = "u.v"() : () -> tensor<*xi8>
tensorty.of %8 : tensor<*xi8>
%9 = "u.v"() : () -> tensor<i16>
tensorty.of %9 : tensor<i16>
%10 = "u.v"() : () -> tensor<2xf32>
tensorty.ranked_of %10 : tensor<2xf32>
%11 = "u.v"() : () -> tensor<*xf32>
tensorty.unranked_of %11 : tensor<*xf32>
%12 = "u.v"() : () -> tensor<2xf32>
tensorty.rank_of %12 : tensor<2xf32>
%13 = "u.v"() : () -> tensor<2x2xf32>
tensorty.rank_of %13 : tensor<2x2xf32>
%14 = "u.v"() : () -> tensor<f32>
tensorty.dim0 %14 : tensor<f32>
%15 = "u.v"() : () -> tensor<1xf32>
tensorty.dim1 %15 : tensor<1xf32>
%16 = "u.v"() : () -> tensor<1x?xf32>
tensorty.dim2 %16 : tensor<1x?xf32>
%17 = "u.v"() : () -> tensor<1x1x1xf32>
tensorty.dim3 %17 : tensor<1x1x1xf32>
%18 = "u.v"() : () -> tensor<1x1x1x1xf32>
tensorty.dim4 %18 : tensor<1x1x1x1xf32>
%19 = "u.v"() : () -> tensor<1xf32>
tensorty.non0_of %19 : tensor<1xf32>
%20 = "u.v"() : () -> tensor<1xf32>
tensorty.static_of %20 : tensor<1xf32>
%21 = "u.v"() : () -> tensor<i1>
tensorty.i1 %21 : tensor<i1>
%22 = "u.v"() : () -> tensor<i8>
tensorty.i8 %22 : tensor<i8>
%23 = "u.v"() : () -> tensor<i16>
tensorty.i16 %23 : tensor<i16>
%24 = "u.v"() : () -> tensor<i32>
tensorty.i32 %24 : tensor<i32>
%25 = "u.v"() : () -> tensor<i64>
tensorty.i64 %25 : tensor<i64>
%26 = "u.v"() : () -> tensor<index>
tensorty.index %26 : tensor<index>
%27 = "u.v"() : () -> tensor<bf16>
tensorty.bf16 %27 : tensor<bf16>
%28 = "u.v"() : () -> tensor<f16>
tensorty.f16 %28 : tensor<f16>
%29 = "u.v"() : () -> tensor<f32>
tensorty.f32 %29 : tensor<f32>
%30 = "u.v"() : () -> tensor<f64>
tensorty.f64 %30 : tensor<f64>
