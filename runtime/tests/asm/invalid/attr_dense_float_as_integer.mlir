"my.attr"() {value = dense<1.0> : tensor<2xi32>} : () -> ()
