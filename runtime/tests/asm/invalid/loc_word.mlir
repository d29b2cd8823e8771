"my.a"() : () -> () loc(foo)
