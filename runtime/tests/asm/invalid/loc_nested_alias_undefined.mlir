"my.a"() : () -> () loc(callsite(#a at "b"))
