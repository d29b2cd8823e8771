// 6.4
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> tensor<3xi8>
%r:1 = "broadcast.add"(%0, %1) : (tensor<2xi8>, tensor<3xi8>) -> (tensor<3xi8>)
// -----

// 6.4
%0 = "u.v"() : () -> tensor<2x3xi8>
%1 = "u.v"() : () -> tensor<3xi8>
%r:1 = "broadcast.add"(%0, %1) : (tensor<2x3xi8>, tensor<3xi8>) -> (tensor<5x3xi8>)
// -----

// 6.4
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> vector<2xi8>
%r:1 = "broadcast.add"(%0, %1) : (tensor<2xi8>, vector<2xi8>) -> (tensor<2xi8>)
// -----

// 6.4
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> tensor<2xi8>
%r:2 = "broadcast.add"(%0, %1) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<3xi8>)
// -----

// 6.4
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "broadcast.add"(%0) : (tensor<2xi8>) -> (vector<2xi8>)
// -----

// 6.4
%0 = "u.v"() : () -> tensor<4x2xi8>
%1 = "u.v"() : () -> tensor<3x2xi8>
%r:1 = "broadcast.fixed"(%0, %1) : (tensor<4x2xi8>, tensor<3x2xi8>) -> (tensor<4x2xi8>)
