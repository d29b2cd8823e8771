"my.a"() : () -> () loc("a"
