// Several regions with values of their own.
%v = "my.v"() : () -> i32
"my.a"() ({
  %0 = "my.x"(%v) : (i32) -> i32
}, {
  %0 = "my.y"(%v) : (i32) -> f32
}, {
^entry(%a: i8):
  "my.z"(%a) : (i8) -> ()
}) : () -> ()
