// 4.4, 3.1
%f = "u.f"() : () -> f32
"operands.one"(%f) : (f32) -> ()
// -----

// 12.3
%f = "u.f"() : () -> f32
operands.one %f
// -----

// 4.4, 3.1
%f = "u.f"() : () -> f32
operands.typed %f : f32
// -----

// 4.4, 3.1
%f = "u.f"() : () -> f32
"operands.unnamed"(%f, %f) : (f32, f32) -> ()
// -----

// 4.4
%i = "u.f"() : () -> i32
"operands.unnamed"(%i, %i) : (i32, i32) -> ()
// -----

// 4.5, 3.2
%i = "u.f"() : () -> i32
"operands.maybe"(%i, %i) : (i32, i32) -> ()
// -----

// 4.4, 3.2
%f = "u.f"() : () -> f32
"operands.maybe"(%f) : (f32) -> ()
// -----

// 12.20
operands.maybe_typed %f
// -----

// 4.4, 3.3
%f = "u.f"() : () -> f32
%i = "u.f"() : () -> i32
"operands.many"(%i, %i, %f) : (i32, i32, f32) -> ()
// -----

// 12.27
operands.many %i
// -----

// 12.27
%i = "u.f"() : () -> i32
operands.many (%i, )
// -----

// 12.27
%f = "u.f"() : () -> f32
operands.many_typed %f, %f : f32
// -----

// 4.4
%i = "u.f"() : () -> i32
"operands.first"(%i, %i) : (i32, i32) -> ()
// -----

// 4.4
%f = "u.f"() : () -> f32
"operands.first"(%f, %f) : (f32, f32) -> ()
// -----

// 5.1
"operands.first"() : () -> ()
// -----

// 4.5
%i = "u.f"() : () -> i8
%f = "u.f"() : () -> f32
"operands.middle"(%i, %f, %f, %f) : (i8, f32, f32, f32) -> ()
// -----

// 12.11
%i = "u.f"() : () -> i8
operands.all %i, %i : i8
// -----

// 12.27
operands.one
// -----

// 12.27
%i = "u.f"() : () -> i32
operands.one %i, %i
// -----

// 3.6
%f = "u.f"() : () -> f32
"operands.described"(%f, %f) : (f32, f32) -> ()
// -----

// 12.27
%f = "u.f"() : () -> i32
operands.described %f and %f
