"my.attr"() {value = dense<true> : tensor<1xf32>} : () -> ()
