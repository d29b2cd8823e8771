%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

%l = "u.l"() : () -> i64
segments.ins + %f
segments.ins %i, %i + %f, %l {x}
"segments.ins"(%i, %f) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, f32) -> ()
"segments.ins"(%f, %l) {operandSegmentSizes = array<i32: 0, 1, 1>} : (f32, i64) -> ()
segments.typed (%i) (%f, %l) : i32 + f32, i64
%0 = "segments.outs"() <{resultSegmentSizes = array<i32: 0, 1, 0>}> : () -> f32
%1:4 = "segments.outs"() <{resultSegmentSizes = array<i32: 2, 1, 1>}> : () -> (i32, i32, f32, i64)
%2 = "segments.both"(%i) <{m = 3 : i8, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 1>}> : (i32) -> i32
%3:2 = "segments.both"() <{m = 3 : i8, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 2>}> : () -> (i32, i32)
segments.list %i : (i32) -> ()
%4:2 = segments.list %i, %i and %f : (i32, i32, f32) -> (i8, i8)
