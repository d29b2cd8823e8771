"my.attr"() {value = dense<"12"> : tensor<2xi8>} : () -> ()
