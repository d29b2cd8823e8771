"my.type"() {value = tensor<4xf32} : () -> ()
