"my.a"() : i32
