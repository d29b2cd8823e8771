"my.attr"() {value = dense<256> : tensor<2xi8>} : () -> ()
