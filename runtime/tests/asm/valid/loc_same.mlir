// The same location twice.
"my.a"() : () -> () loc("s":1:1)
"my.b"() : () -> () loc("s":1:1)
"my.c"() ({
^bb0(%a: i32 loc("s":1:1)):
}) : () -> () loc("s":1:1)
