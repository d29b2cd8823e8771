"my.a"() : () -> () loc("a":x)
