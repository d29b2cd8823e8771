"my.attr"() {value = dense<[1, 2]> : tensor<2xcomplex<i8>>} : () -> ()
