// 8.24
%0 = "u.v"() : () -> i8
liketypes.bool %0 : i8
// -----

// 8.24
%0 = "u.v"() : () -> index
liketypes.int %0 : index
// -----

// 8.24
%0 = "u.v"() : () -> f32
"liketypes.int"(%0) : (f32) -> ()
// -----

// 8.24
%0 = "u.v"() : () -> si8
liketypes.int_index %0 : si8
// -----

// 8.24
%0 = "u.v"() : () -> i8
liketypes.float %0 : i8
// -----

// 8.24
%0 = "u.v"() : () -> memref<2xf32>
"liketypes.float"(%0) : (memref<2xf32>) -> ()
// -----

// 8.24
%0 = "u.v"() : () -> index
liketypes.int_float %0 : index
// -----

// 8.24
%0 = "u.v"() : () -> si8
liketypes.int_index_float %0 : si8
// -----

// 8.24
%0 = "u.v"() : () -> i8
liketypes.own %0 : i8
