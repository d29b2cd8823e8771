"my.attr"() {value = dense<"0x010203"> : tensor<2xi8>} : () -> ()
