%0 = "u.v"() : () -> i1
liketypes.bool %0 : i1
%1 = "u.v"() : () -> vector<2xi1>
liketypes.bool %1 : vector<2xi1>
%2 = "u.v"() : () -> tensor<*xi1>
liketypes.bool %2 : tensor<*xi1>
%3 = "u.v"() : () -> i8
liketypes.int %3 : i8
%4 = "u.v"() : () -> tensor<2xi8>
liketypes.int %4 : tensor<2xi8>
%5 = "u.v"() : () -> index
liketypes.int_index %5 : index
%6 = "u.v"() : () -> vector<2xindex>
liketypes.int_index %6 : vector<2xindex>
%7 = "u.v"() : () -> f32
liketypes.float %7 : f32
%8 = "u.v"() : () -> vector<2xbf16>
liketypes.float %8 : vector<2xbf16>
%9 = "u.v"() : () -> f32
liketypes.int_float %9 : f32
%10 = "u.v"() : () -> i8
liketypes.int_float %10 : i8
%11 = "u.v"() : () -> f32
liketypes.int_index_float %11 : f32
%12 = "u.v"() : () -> index
liketypes.int_index_float %12 : index
%13 = "u.v"() : () -> tensor<2xi8>
liketypes.int_index_float %13 : tensor<2xi8>
%14 = "u.v"() : () -> i16
liketypes.own %14 : i16
%15 = "u.v"() : () -> tensor<2xi16>
liketypes.own %15 : tensor<2xi16>
