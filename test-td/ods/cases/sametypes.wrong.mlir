// 6.7
%0 = "u.v"() : () -> i32
%1 = "u.v"() : () -> f32
"sametypes.ins"(%0, %1) : (i32, f32) -> ()
// -----

// 6.7
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> tensor<?xi8>
"sametypes.ins"(%0, %1) : (tensor<2xi8>, tensor<?xi8>) -> ()
// -----

// 6.12
%r:1 = "sametypes.all"() : () -> (i32)
// -----

// 6.12
%0 = "u.v"() : () -> i32
"sametypes.all"(%0) : (i32) -> ()
// -----

// 6.12
%0 = "u.v"() : () -> i32
%r:1 = "sametypes.all"(%0) : (i32) -> (f32)
// -----

// 6.12
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "sametypes.all"(%0) : (tensor<2xi8>) -> (tensor<3xi8>)
// -----

// 6.12
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "sametypes.all"(%0) : (tensor<2xi8>) -> (tensor<2xi16>)
// -----

// 6.12
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "sametypes.all"(%0) : (tensor<2xi8>) -> (i8)
// -----

// 6.8
"sametypes.shape_ins"() : () -> ()
// -----

// 6.8
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> tensor<3xi8>
"sametypes.shape_ins"(%0, %1) : (tensor<2xi8>, tensor<3xi8>) -> ()
// -----

// 6.8
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> tensor<3xi8>
"sametypes.shape_ins"(%0, %1) : (i8, tensor<3xi8>) -> ()
// -----

// 6.9
%0 = "u.v"() : () -> i8
"sametypes.shape"(%0) : (i8) -> ()
// -----

// 6.9
%r:1 = "sametypes.shape"() : () -> (i8)
// -----

// 6.9
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "sametypes.shape"(%0) : (tensor<2xi8>) -> (tensor<3xi8>)
// -----

// 6.10
"sametypes.elem_ins"() : () -> ()
// -----

// 6.10
%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> tensor<2xi16>
"sametypes.elem_ins"(%0, %1) : (i8, tensor<2xi16>) -> ()
// -----

// 6.11
%0 = "u.v"() : () -> i8
"sametypes.elem"(%0) : (i8) -> ()
// -----

// 6.11
%0 = "u.v"() : () -> i8
%r:1 = "sametypes.elem"(%0) : (i8) -> (tensor<2xi16>)
// -----

// 6.11
%r:1 = "sametypes.elem"() : () -> (i8)
// -----

// 6.13
%0 = "u.v"() : () -> tensor<2xi8>
%r:1 = "sametypes.rank"(%0) : (tensor<2xi8>) -> (tensor<2x2xi8>)
// -----

// 6.13
%0 = "u.v"() : () -> tensor<2xi8>
%1 = "u.v"() : () -> tensor<2x2xi8>
%r:1 = "sametypes.rank"(%0, %1) : (tensor<2xi8>, tensor<2x2xi8>) -> (tensor<1xi8>)
// -----

// 6.6
%r:1 = "sametypes.float"() : () -> (i8)
// -----

// 6.6
%r:2 = "sametypes.float"() : () -> (f32, tensor<2xi8>)
