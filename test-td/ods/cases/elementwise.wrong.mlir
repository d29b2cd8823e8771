// 6.15
%0 = "u.v"() : () -> vector<2xi8>
%r:1 = "elementwise.plain"(%0) : (vector<2xi8>) -> (i8)
// -----

// 6.15
%0 = "u.v"() : () -> i8
%r:1 = "elementwise.plain"(%0) : (i8) -> (tensor<2xi8>)
// -----

// 6.15
%0 = "u.v"() : () -> vector<2xi8>
%1 = "u.v"() : () -> tensor<2xi8>
%r:1 = "elementwise.plain"(%0, %1) : (vector<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
// -----

// 6.15
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "elementwise.list"(%0) : (tensor<2xi8>) -> (tensor<3xi8>)
// -----

// 6.15
%0 = "u.v"() : () -> vector<2xi8>
%1 = "u.v"() : () -> vector<3xi8>
%r:1 = "elementwise.map"(%0, %1) : (vector<2xi8>, vector<3xi8>) -> (vector<2xi8>)
// -----

// 6.15
%0 = "u.v"() : () -> tensor<2xi8>
"elementwise.part"(%0) : (tensor<2xi8>) -> ()
