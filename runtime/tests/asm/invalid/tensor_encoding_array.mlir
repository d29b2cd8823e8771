"x.a"() : () -> tensor<4xi32, array<i32>>
