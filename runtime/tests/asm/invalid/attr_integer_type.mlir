"my.attr"() {value = 1 : tensor<2xi32>} : () -> ()
