// 3.4
"groups.plain"() : () -> ()
// -----

// 3.4
"groups.plain"() <{sizes = array<i32: 1>}> : () -> ()
// -----

// 3.4
%i = "u.i"() : () -> i32
"groups.plain"(%i) <{sizes = array<i32: 1, 1>}> : (i32) -> ()
// -----

// 3.4
%i = "u.i"() : () -> i32
"groups.plain"(%i) <{sizes = array<i32: -1, 2>}> : (i32) -> ()
// -----

// 3.4
%i = "u.i"() : () -> i32
"groups.plain"(%i) <{sizes = array<i64: 1>}> : (i32) -> ()
// -----

// 3.4
%i = "u.i"() : () -> i32
groups.format (%i, : i32
// -----

// 3.4
%i = "u.i"() : () -> i32
groups.format %i : i32
// -----

// 4.4
%f = "u.i"() : () -> f32
"groups.buildable"(%f) <{sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (f32) -> ()
