"my.type"() {value = tensor<4>} : () -> ()
