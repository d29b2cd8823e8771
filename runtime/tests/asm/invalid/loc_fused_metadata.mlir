"my.a"() : () -> () loc(fused<1["a"])
