// 3.9
%f = "u.f"() : () -> f32
"samesize.ins"(%f, %f, %f) : (f32, f32, f32) -> ()
// -----

// 3.9
%i = "u.f"() : () -> i32
"samesize.ins"(%i, %i, %i) : (i32, i32, i32) -> ()
// -----

// 3.9
"samesize.ins"() : () -> ()
// -----

// 3.9
%0:3 = "samesize.outs"() : () -> (f32, f32, f32)
// -----

// 3.9
"samesize.outs"() : () -> ()
// -----

// 3.9
%i = "u.f"() : () -> i32
"samesize.format"(%i, %i) : (i32, i32) -> ()
// -----

// 3.9, 4.5
%i = "u.f"() : () -> i32
"samesize.optional"(%i, %i, %i, %i) : (i32, i32, i32, i32) -> ()
