// Ranges in files.
"my.a"() : () -> () loc("f":1:2 to :5)
"my.b"() : () -> () loc("f":1:2 to 3:4)
"my.c"() : () -> () loc("f":1:2 to 1:2)
"my.d"() : () -> () loc("f":1:2 to 1:9)
