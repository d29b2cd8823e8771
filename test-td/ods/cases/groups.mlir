%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

"groups.plain"() <{sizes = array<i32>}> : () -> ()
"groups.plain"(%i, %f, %i) <{sizes = array<i32: 1, 0, 2>}> : (i32, f32, i32) -> ()
groups.format (%i, %f), () : (i32, f32), ()
groups.format (%i) : (i32) {a}
groups.buildable %i : i32 groups (%i), (%i, %i) : (i32), (i32, i32)
