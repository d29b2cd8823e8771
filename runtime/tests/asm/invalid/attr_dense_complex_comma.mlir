"my.attr"() {value = dense<(1 2)> : tensor<1xcomplex<i8>>} : () -> ()
