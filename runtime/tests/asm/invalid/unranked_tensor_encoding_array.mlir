"x.a"() : () -> tensor<*xi32, array<i32>>
