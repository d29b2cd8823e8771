func.func @f() { "a.u"(%0#1) : (i32) -> ()
 %0 = "a.b"() : () -> i32
 return }
