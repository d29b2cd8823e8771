// Without loc(..) the place in the source counts.
"my.a"() : () -> ()
  %x = "my.b"() : () -> i32
%y, %z = "my.c"() : () -> (i32, i32)
func.func @f(%a: i32) { return }
