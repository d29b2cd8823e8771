"my.attr"() {value = dense<[1, 2] : tensor<2xi32>} : () -> ()
