// 6.32
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> i8
%r:1 = "matching.types"(%0, %1) : (i8, i8) -> (i16)
// -----

// 6.32
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> i16
%r:1 = "matching.types"(%0, %1) : (i8, i16) -> (i8)
// -----

// 6.32
%r:1 = "matching.attr"() <{a = dense<3> : tensor<2xi16>}>: () -> (tensor<2xi8>)
// -----

// 6.33
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> tensor<3xi8>
"matching.shapes"(%0, %1) : (tensor<2xi8>, tensor<3xi8>) -> ()
// -----

// 6.33
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "matching.ranks"(%0) : (tensor<2xi8>) -> (tensor<2x2xi8>)
// -----

// 6.33
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> i8
%r:1 = "matching.elems"(%0, %1) : (i8, i8) -> (tensor<2xi16>)
// -----

// 6.33
%0 = "u.v"() : () -> tensor<4xi8>
%r:1 = "matching.counts"(%0) : (tensor<4xi8>) -> (tensor<2x3xi8>)
// -----

// 4.7
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> i16
%r:1 = "matching.two"(%0, %1) : (i8, i16) -> (i1)
// -----

// 4.7
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> i8
%r:1 = "matching.two"(%0, %1) : (i8, i8) -> (i1)
// -----

// 6.39
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> f32
"matching.tid"(%0, %1) : (i8, f32) -> ()
