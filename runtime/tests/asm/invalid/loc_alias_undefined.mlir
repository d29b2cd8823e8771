"my.a"() : () -> () loc(#a)
