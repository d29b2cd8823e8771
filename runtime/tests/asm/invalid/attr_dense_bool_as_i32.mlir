"my.attr"() {value = dense<true> : tensor<2xi32>} : () -> ()
