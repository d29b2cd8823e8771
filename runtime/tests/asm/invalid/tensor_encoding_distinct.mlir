"x.a"() : () -> tensor<4xi32, distinct[0]<1>>
