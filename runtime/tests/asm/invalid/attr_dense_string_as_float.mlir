"my.attr"() {value = dense<["a"]> : tensor<1xf32>} : () -> ()
