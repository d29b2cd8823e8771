"my.a"() : () -> () loc
