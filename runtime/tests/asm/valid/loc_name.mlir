// Names.
"my.a"() : () -> () loc("n")
"my.b"() : () -> () loc("n"("f":1:2))
"my.c"() : () -> () loc("n"(unknown))
"my.d"() : () -> () loc("n"("m"("k")))
