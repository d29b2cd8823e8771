"my.attr"() {value = dense<"0xZZ"> : tensor<2xi8>} : () -> ()
