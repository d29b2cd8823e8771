// Only entry blocks have named arguments.
"my.a"() ({
^bb0(%a: i32):
  %f = "my.f"() : () -> f32
  "my.br"(%a, %f)[^b] : (i32, f32) -> ()
^b(%c: i32, %d: f32):
  %0 = "my.x"(%a, %c, %d) : (i32, i32, f32) -> i32
}, {
^bb0(%a: i32):
}) : () -> ()
