%0 = "u.v"() : () -> tensor<2xi8>
shapedty.any %0 : tensor<2xi8>
%1 = "u.v"() : () -> vector<2xi8>
shapedty.any %1 : vector<2xi8>
%2 = "u.v"() : () -> memref<?xf32>
shapedty.any %2 : memref<?xf32>
%3 = "u.v"() : () -> tensor<*xf32>
shapedty.any %3 : tensor<*xf32>
%4 = "u.v"() : () -> tensor<2xi32>
shapedty.value_of %4 : tensor<2xi32>
%5 = "u.v"() : () -> vector<4xi32>
shapedty.value_of %5 : vector<4xi32>
%6 = "u.v"() : () -> tensor<*xi32>
shapedty.value_of %6 : tensor<*xi32>
%7 = "u.v"() : () -> tensor<2x3xi8>
shapedty.nth %7 : tensor<2x3xi8>
%8 = "u.v"() : () -> vector<1x4xf32>
shapedty.nth %8 : vector<1x4xf32>
%9 = "u.v"() : () -> tensor<2xf32>
shapedty.either %9 : tensor<2xf32>
%10 = "u.v"() : () -> memref<f32>
shapedty.either %10 : memref<f32>
%11 = "u.v"() : () -> memref<1xi8>
shapedty.shaped_container %11 : memref<1xi8>
%12 = "u.v"() : () -> memref<f32>
shapedty.shaped_container %12 : memref<f32>
%13 = "u.v"() : () -> tuple<i8, i8>
shapedty.mixed %13 : tuple<i8, i8>
%14 = "u.v"() : () -> tuple<>
shapedty.mixed %14 : tuple<>
