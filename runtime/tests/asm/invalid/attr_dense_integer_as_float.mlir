"my.attr"() {value = dense<1> : tensor<2xf32>} : () -> ()
