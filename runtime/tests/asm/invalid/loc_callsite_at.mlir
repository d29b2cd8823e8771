"my.a"() : () -> () loc(callsite("a" "b"))
