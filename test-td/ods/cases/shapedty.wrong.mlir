// 8.18
%0 = "u.v"() : () -> i8
shapedty.any %0 : i8
// -----

// 8.18
%0 = "u.v"() : () -> memref<2xi32>
shapedty.value_of %0 : memref<2xi32>
// -----

// 8.18
%0 = "u.v"() : () -> tensor<2xi8>
"shapedty.value_of"(%0) : (tensor<2xi8>) -> ()
// -----

// 8.18
%0 = "u.v"() : () -> tensor<2x2xi8>
shapedty.nth %0 : tensor<2x2xi8>
// -----

// 8.18
%0 = "u.v"() : () -> tensor<3xi8>
"shapedty.nth"(%0) : (tensor<3xi8>) -> ()
// -----

// 8.18
%0 = "u.v"() : () -> vector<2xf32>
shapedty.either %0 : vector<2xf32>
// -----

// 8.18
%0 = "u.v"() : () -> tensor<2xf64>
"shapedty.either"(%0) : (tensor<2xf64>) -> ()
// -----

// 8.18
%0 = "u.v"() : () -> memref<1xi16>
shapedty.shaped_container %0 : memref<1xi16>
// -----

// 8.18
%0 = "u.v"() : () -> tensor<1xi8>
"shapedty.shaped_container"(%0) : (tensor<1xi8>) -> ()
// -----

// 8.18
%0 = "u.v"() : () -> tuple<i8, i16>
shapedty.mixed %0 : tuple<i8, i16>
