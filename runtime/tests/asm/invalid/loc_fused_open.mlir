"my.a"() : () -> () loc(fused "a")
