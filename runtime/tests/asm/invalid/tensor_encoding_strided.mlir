"x.a"() : () -> tensor<4xi32, strided<[1]>>
