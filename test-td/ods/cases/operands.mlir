%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

operands.one %i
operands.one %i {a = 1 : i8, b}
operands.typed %i : i32
"operands.unnamed"(%i, %f) : (i32, f32) -> ()
operands.maybe
operands.maybe %i
operands.maybe %i {x}
operands.maybe_typed
operands.maybe_typed %f : f32
operands.many ()
operands.many (%i)
operands.many (%i, %i, %i) {y = "z"}
operands.many_typed %i, %f : i32, f32
operands.first %i, %i and %f
operands.first and %f
%b = "u.b"() : () -> i8
operands.middle %b, %f
operands.middle %b with %i, %f
operands.all %i : i32
operands.all %i, %f, %b {q = 1.0} : i32, f32, i8
operands.described %i
operands.described %i rest %f, %f
