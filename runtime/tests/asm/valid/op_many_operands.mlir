// Many operands of one value.
%0 = "my.a"() : () -> i32
"my.b"(%0, %0, %0, %0, %0, %0, %0, %0, %0, %0) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
