"my.attr"() {value = dense<> : tensor<2xi32>} : () -> ()
