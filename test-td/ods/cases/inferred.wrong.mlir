// 12.17, 6.7
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
inferred.same_ins %i, %f : i32
// -----

// 12.17, 6.7
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
"inferred.same_ins"(%i, %f) : (i32, f32) -> ()
// -----

// 12.17, 11.4
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
inferred.same_all %i, %f : i32
// -----

// 12.17, 11.4
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
"inferred.same_all"(%i, %i) : (i32, i32) -> f32
// -----

// 12.17, 11.4
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0:2 = inferred.same_in %i, %i : i32
// -----

// 11.5, 11.2
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = "inferred.match"(%i, %i) : (i32, i32) -> f32
// -----

// 11.5, 11.2
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = "inferred.match"(%i, %f) : (i32, f32) -> i32
// -----

// 11.5, 11.2
%0 = "inferred.match_attr"() <{a = dense<1> : tensor<2xi8>}> : () -> i8
// -----

// 11.5, 11.2
inferred.match_attr 1 : i32
// -----

// 6.35, 12.18
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
"inferred.with"(%i, %f) : (i32, f32) -> ()
// -----

// 6.35, 12.18
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
inferred.with %i, %f : i32
// -----

// 11.3, 11.5
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = "inferred.with_result"(%i) : (i32) -> i64
// -----

// 6.37
%t = "u.t"() : () -> tensor<3xf32>
%f = "u.f"() : () -> f32
inferred.count %t (%f) : tensor<3xf32>
// -----

// 6.37
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%t = "u.t"() : () -> tensor<1xf32>
"inferred.count"(%t, %i) : (tensor<1xf32>, i32) -> ()
// -----

// 11.1, 11.5
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%b = "u.b"() : () -> i1
%0 = "inferred.buildable"(%i, %b) : (i32, i1) -> f64
// -----

// 6.36
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = "inferred.ranged"(%i) : (i32) -> f32
// -----

// 6.36
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
"inferred.optional"(%i, %f) : (i32, f32) -> ()
// -----

// 12.19
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = inferred.two_results %i : i32
// -----

// 12.19
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0:2 = "inferred.two_results"(%i) : (i32) -> (i32, i2)
