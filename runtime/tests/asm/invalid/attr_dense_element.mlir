"my.attr"() {value = dense<[i32]> : tensor<1xi32>} : () -> ()
