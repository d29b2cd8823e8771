%0 = "u.v"() : () -> memref<2xf32>
memrefty.any %0 : memref<2xf32>
%1 = "u.v"() : () -> memref<*xf32>
memrefty.unranked %1 : memref<*xf32>
%2 = "u.v"() : () -> memref<2xf32>
memrefty.non0 %2 : memref<2xf32>
%3 = "u.v"() : () -> memref<*xi8>
memrefty.either %3 : memref<*xi8>
%4 = "u.v"() : () -> memref<i8>
memrefty.either %4 : memref<i8>
%5 = "u.v"() : () -> memref<*xi8>
memrefty.non0_either %5 : memref<*xi8>
%6 = "u.v"() : () -> memref<2xi8>
memrefty.static %6 : memref<2xi8>
%7 = "u.v"() : () -> memref<2xi8>
memrefty.strided %7 : memref<2xi8>
%8 = "u.v"() : () -> memref<2x3xi8, strided<[5, 1], offset: ?>>
memrefty.strided %8 : memref<2x3xi8, strided<[5, 1], offset: ?>>
%9 = "u.v"() : () -> memref<2x3xi8, strided<[5, 1]>>
memrefty.strided_rank %9 : memref<2x3xi8, strided<[5, 1]>>
%10 = "u.v"() : () -> memref<f32>
memrefty.of %10 : memref<f32>
%11 = "u.v"() : () -> memref<*xf32>
memrefty.unranked_of %11 : memref<*xf32>
%12 = "u.v"() : () -> memref<*xf32>
memrefty.either_of %12 : memref<*xf32>
%13 = "u.v"() : () -> memref<f32>
memrefty.either_of %13 : memref<f32>
%14 = "u.v"() : () -> memref<2xf32>
memrefty.non0_of %14 : memref<2xf32>
%15 = "u.v"() : () -> memref<2xf32>
memrefty.rank_of %15 : memref<2xf32>
%16 = "u.v"() : () -> memref<2xf32>
memrefty.static_of %16 : memref<2xf32>
%17 = "u.v"() : () -> memref<2xf32, strided<[3]>>
memrefty.strided_of %17 : memref<2xf32, strided<[3]>>
%18 = "u.v"() : () -> memref<2xf32>
memrefty.strided_rank_of %18 : memref<2xf32>
%19 = "u.v"() : () -> memref<i1>
memrefty.i1 %19 : memref<i1>
%20 = "u.v"() : () -> memref<i8>
memrefty.i8 %20 : memref<i8>
%21 = "u.v"() : () -> memref<i16>
memrefty.i16 %21 : memref<i16>
%22 = "u.v"() : () -> memref<i32>
memrefty.i32 %22 : memref<i32>
%23 = "u.v"() : () -> memref<i64>
memrefty.i64 %23 : memref<i64>
%24 = "u.v"() : () -> memref<bf16>
memrefty.bf16 %24 : memref<bf16>
%25 = "u.v"() : () -> memref<f16>
memrefty.f16 %25 : memref<f16>
%26 = "u.v"() : () -> memref<f32>
memrefty.f32 %26 : memref<f32>
%27 = "u.v"() : () -> memref<f64>
memrefty.f64 %27 : memref<f64>
