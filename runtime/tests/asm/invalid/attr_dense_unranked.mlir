"my.attr"() {value = dense<1> : tensor<*xi32>} : () -> ()
