%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

%l = "u.l"() : () -> i64
"samesize.ins"(%f) : (f32) -> ()
"samesize.ins"(%i, %f, %l) : (i32, f32, i64) -> ()
"samesize.ins"(%i, %i, %f, %l, %l) : (i32, i32, f32, i64, i64) -> ()
%0 = "samesize.outs"() : () -> f32
%1:3 = "samesize.outs"() : () -> (i32, f32, i64)
samesize.one
samesize.one %i, %i
samesize.format () ()
samesize.format (%i, %i) (%f, %f)
"samesize.optional"() : () -> ()
"samesize.optional"(%i, %f) : (i32, f32) -> ()
