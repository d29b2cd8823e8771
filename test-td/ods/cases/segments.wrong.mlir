// 3.7
%f = "u.f"() : () -> f32
"segments.ins"(%f) : (f32) -> ()
// -----

// 3.7
%f = "u.f"() : () -> f32
"segments.ins"(%f) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (f32) -> ()
// -----

// 3.7
%f = "u.f"() : () -> f32
"segments.ins"(%f) <{operandSegmentSizes = array<i32: -1, 1, 1>}> : (f32) -> ()
// -----

// 3.7
%f = "u.f"() : () -> f32
"segments.ins"(%f) <{operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> ()
// -----

// 3.7
%f = "u.f"() : () -> f32
"segments.ins"(%f) <{operandSegmentSizes = "x"}> : (f32) -> ()
// -----

// 3.7
%f = "u.f"() : () -> f32
"segments.ins"(%f) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
// -----

// 4.5
%l = "u.l"() : () -> i64
%f = "u.f"() : () -> f32
"segments.ins"(%f, %l, %l) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (f32, i64, i64) -> ()
// -----

// 4.4
%l = "u.l"() : () -> i64
%f = "u.f"() : () -> f32
"segments.ins"(%f, %l) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (f32, i64) -> ()
// -----

// 3.8
%0 = "segments.outs"() : () -> f32
// -----

// 3.8
%0 = "segments.outs"() <{resultSegmentSizes = array<i32: 1, 1, 0>}> : () -> f32
// -----

// 3.8
%0 = "segments.outs"() <{resultSegmentSizes = array<i32: 1, -1, 1>}> : () -> f32
// -----

// 4.6
%0:2 = "segments.outs"() <{resultSegmentSizes = array<i32: 1, 1, 0>}> : () -> (f32, f32)
// -----

// 4.5
%0:3 = "segments.outs"() <{resultSegmentSizes = array<i32: 0, 1, 2>}> : () -> (f32, i64, i64)
// -----

// 3.10
"segments.both"() <{operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
// -----

// 12.27
segments.typed (%i) () : i32
// -----

// 12.13
%i = "u.i"() : () -> i32
segments.list %i : (i32, i32) -> ()
