// 8.15
%0 = "u.v"() : () -> i32
anytypes.none %0 : i32
// -----

// 8.15
%0 = "u.v"() : () -> index
"anytypes.none"(%0) : (index) -> ()
// -----

// 8.15
%0 = "u.v"() : () -> i64
anytypes.either %0 : i64
// -----

// 8.15
%0 = "u.v"() : () -> i16
anytypes.either_named %0 : i16
// -----

// 8.15
%0 = "u.v"() : () -> f32
anytypes.both %0 : f32
// -----

// 8.15
%0 = "u.v"() : () -> i64
"anytypes.both"(%0) : (i64) -> ()
// -----

// 8.15
%0 = "u.v"() : () -> i64
anytypes.confined %0 : i64
// -----

// 8.15
%0 = "u.v"() : () -> f32
"anytypes.confined"(%0) : (f32) -> ()
// -----

// 8.15
%0 = "u.v"() : () -> tensor<?xi8>
anytypes.confined_auto %0 : tensor<?xi8>
// -----

// 8.15
%0 = "u.v"() : () -> tensor<*xi8>
"anytypes.confined_auto"(%0) : (tensor<*xi8>) -> ()
// -----

// 8.15
%0 = "u.v"() : () -> i8
anytypes.confined_auto %0 : i8
// -----

// 8.15
%0 = "u.v"() : () -> !foo.baz
anytypes.opaque %0 : !foo.baz
// -----

// 8.15
%0 = "u.v"() : () -> i1
"anytypes.opaque"(%0) : (i1) -> ()
// -----

// 8.15
%0 = "u.v"() : () -> i32
anytypes.function %0 : i32
// -----

// 8.15
%0 = "u.v"() : () -> i32
anytypes.graph %0 : i32
// -----

// 8.15
%0 = "u.v"() : () -> f32
anytypes.alias %0 : f32
// -----

// 8.15
%0 = "u.v"() : () -> i8
anytypes.same_build %0 : i8
