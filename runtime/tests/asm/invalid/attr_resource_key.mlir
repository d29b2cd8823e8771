"my.attr"() {value = dense_resource<1> : tensor<2xi32>} : () -> ()
